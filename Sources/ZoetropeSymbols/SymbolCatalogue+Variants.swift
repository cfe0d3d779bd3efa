extension SymbolCatalogue {
  /// The names of the designs that have a variant in Apple's catalog, keyed by the suffix of the
  /// variant. The numbers from 0 to 50 are left out, because all of them have a `.circle` and a
  /// `.square`.
  ///
  /// The lists also contain names of designs that do not exist here.
  static let variants: [String: Set<Substring>] = variantLists.mapValues {
    Set($0.split { $0 == " " || $0 == "\n" })
  }

  private static let variantLists: [String: String] = [
    "slash": """
    antenna.radiowaves.left.and.right applewatch autostartstop batteryblock bell bell.badge bolt
    bookmark cable.connector camera.macro circle cursorarrow doc.text drop.degreesign ev.charger
    eye eyeglasses fan flag flashlight fuelpump hand.raised headphones heart house icloud
    ipad.gen1 ipad.gen1.landscape ipad.gen2 ipad.gen2.landscape ipad.landscape.and.iphone iphone
    ipod.touch key key.radiowaves.forward ladybug laptopcomputer lightbulb livephoto location
    lock macbook mappin mic minus.plus.batteryblock network parkingsign.radiowaves.left.and.right
    pencil person person.2 personalhotspot pin play rectangle
    rectangle.and.arrow.up.right.and.arrow.down.left rectangle.on.rectangle rectangle.portrait
    rectangle.portrait.on.rectangle.portrait rectangle.portrait.split.2x1 rectangle.split.2x1
    sharedwithyou shareplay shield shield.lefthalf.filled snowflake speaker square
    square.3.layers.3d square.3.layers.3d.down.left square.3.layers.3d.down.right
    square.stack.3d.up star steeringwheel suv.side.roof.cargo.carrier tag thermometer.medium
    trash truck.side.roof.cargo.carrier tsa tv video water.waves waveform wifi
    """,
    "circle": """
    2h 4a 4h 4l a abs airplane airplay.audio airplay.video american.football
    american.football.professional ant antenna.radiowaves.left.and.right
    antenna.radiowaves.left.and.right.slash archivebox arrow.backward arrow.backward.to.line
    arrow.clockwise arrow.counterclockwise arrow.down arrow.down.backward
    arrow.down.backward.and.arrow.up.forward arrow.down.forward
    arrow.down.forward.and.arrow.up.backward arrow.down.left arrow.down.left.and.arrow.up.right
    arrow.down.left.arrow.up.right arrow.down.right arrow.down.right.and.arrow.up.left
    arrow.down.to.line arrow.forward arrow.forward.to.line arrow.left arrow.left.and.right
    arrow.left.arrow.right arrow.left.to.line arrow.right arrow.right.to.line
    arrow.triangle.2.circlepath arrow.triangle.turn.up.right arrow.up arrow.up.and.down
    arrow.up.arrow.down arrow.up.backward arrow.up.backward.and.arrow.down.forward
    arrow.up.forward arrow.up.forward.and.arrow.down.backward arrow.up.left
    arrow.up.left.and.arrow.down.right arrow.up.left.arrow.down.right arrow.up.right
    arrow.up.right.and.arrow.down.left arrow.up.to.line arrow.uturn.backward arrow.uturn.down
    arrow.uturn.forward arrow.uturn.left arrow.uturn.right arrow.uturn.up arrowshape.backward
    arrowshape.down arrowshape.forward arrowshape.left arrowshape.right
    arrowshape.turn.up.backward arrowshape.turn.up.backward.2 arrowshape.turn.up.forward
    arrowshape.turn.up.left arrowshape.turn.up.left.2 arrowshape.turn.up.right arrowshape.up
    arrowtriangle.backward arrowtriangle.down arrowtriangle.forward arrowtriangle.left
    arrowtriangle.right arrowtriangle.up asterisk at australian.football b backpack backward
    backward.end bag baseball basketball battery.100percent bed.double bell bell.badge bell.slash
    bicycle binoculars bird bitcoinsign bolt bolt.car bolt.horizontal bolt.slash book book.closed
    bookmark books.vertical briefcase bubble bubble.left bubble.right building.2.crop
    building.columns c calendar camera camera.macro camera.macro.slash car cart cat centsign
    character chart.line.downtrend.xyaxis chart.line.flattrend.xyaxis chart.line.uptrend.xyaxis
    checkmark chevron.backward chevron.down chevron.forward chevron.left chevron.right chevron.up
    circle circle.dotted circle.grid.3x3 circle.hexagongrid clock cloud cloud.bolt
    cloud.bolt.rain cloud.drizzle cloud.fog cloud.hail cloud.heavyrain cloud.moon cloud.moon.bolt
    cloud.moon.rain cloud.rain cloud.sleet cloud.snow cloud.sun cloud.sun.bolt cloud.sun.rain
    command creditcard cricket.ball cross cross.case d diamond dishwasher divide doc doc.text dog
    dollarsign dot.arrowtriangles.up.right.down.left drop dryer e eject ellipsis envelope equal
    eurosign exclamationmark exclamationmark.bubble eye eye.slash f f.cursive figure.2
    figure.american.football figure.archery figure.australian.football figure.badminton
    figure.barre figure.baseball figure.basketball figure.bowling figure.boxing figure.child
    figure.climbing figure.cooldown figure.core.training figure.cricket figure.cross.training
    figure.curling figure.dance figure.disc.sports figure.elliptical figure.equestrian.sports
    figure.fall figure.fencing figure.field.hockey figure.fishing figure.flexibility figure.golf
    figure.gymnastics figure.hand.cycling figure.handball figure.highintensity.intervaltraining
    figure.hiking figure.hockey figure.hunting figure.ice.hockey figure.ice.skating
    figure.indoor.cycle figure.indoor.rowing figure.indoor.soccer figure.jumprope
    figure.kickboxing figure.lacrosse figure.martial.arts figure.mind.and.body
    figure.mixed.cardio figure.open.water.swim figure.outdoor.cycle figure.outdoor.rowing
    figure.outdoor.soccer figure.pickleball figure.pilates figure.play figure.pool.swim
    figure.racquetball figure.roll figure.roll.runningpace figure.rolling figure.rugby figure.run
    figure.run.treadmill figure.sailing figure.skateboarding figure.skiing.crosscountry
    figure.skiing.downhill figure.snowboarding figure.socialdance figure.softball figure.squash
    figure.stair.stepper figure.stairs figure.step.training figure.strengthtraining.functional
    figure.strengthtraining.traditional figure.surfing figure.table.tennis figure.taichi
    figure.tennis figure.track.and.field figure.volleyball figure.walk figure.walk.treadmill
    figure.water.fitness figure.waterpolo figure.wave figure.wrestling figure.yoga film fish flag
    flag.2.crossed flag.pattern.checkered flag.slash flame flashlight.off flashlight.slash folder
    fork.knife forward forward.end francsign fuelpump g gamecontroller gear gearshape gift
    graduationcap greaterthan greaterthanorequalto grid h hammer hand.raised hand.thumbsdown
    hand.thumbsup handbag hare headphones headset heart heart.slash hockey.puck hourglass house
    house.and.flag house.lodge hurricane i icloud indianrupeesign infinity info iphone
    iphone.crop iphone.radiowaves.left.and.right iphone.slash j k kph l l1 l2 ladybug
    ladybug.slash lb leaf left lessthan lessthanorequalto lightbulb line.2.horizontal.decrease
    line.3.crossed.swirl line.3.horizontal line.3.horizontal.decrease link list.bullet lizard
    location location.north location.slash lock lt m magnifyingglass map mappin
    mappin.and.ellipse mappin.slash message message.badge mic mic.slash microbe minus moon
    moon.dust moon.haze moon.stars moonrise moonset mountain.2 mph multiply music.microphone n
    nairasign newspaper notequal number o oar.2.crossed p paperclip paperplane parkingsign pause
    pawprint pencil pencil.tip.crop person person.2 person.bust person.crop
    person.crop.circle.dashed personalhotspot phone phone.arrow.up.right phone.down photo
    photo.artframe pill pills pin play play.rectangle.on.rectangle playpause plus plusminus
    popcorn power purchased q questionmark r r1 r2 rb record recordingtape rectangle.on.rectangle
    rectangle.on.rectangle.slash repeat repeat.1 restart right rotate.3d rt rublesign rugbyball s
    sailboat scissors sharedwithyou shippingbox shoe shuffle signpost.and.arrowtriangle.up
    signpost.left signpost.right signpost.right.and.left slash sleep smallcircle
    smallcircle.filled smoke snowflake soccerball sos speaker speaker.slash speaker.wave.2
    sportscourt square square.and.arrow.up square.and.pencil star staroflife sterlingsign
    stethoscope stop storefront sun.dust sun.haze sun.horizon sun.max sun.rain sun.snow sunrise
    sunset t tag teletype teletype.answer tennis.racket tennisball tent tent.2 theatermasks
    thermometer.snowflake thermometer.sun thermometer.variable.and.figure timer toilet tornado
    tortoise tram trash trash.slash tray tree triangle trophy tropicalstorm tsa tshirt
    turkishlirasign tv u v video video.slash viewfinder volleyball w wake washer wave.3.backward
    wave.3.down wave.3.forward wave.3.left wave.3.right wave.3.up waveform wifi
    wifi.exclamationmark wind wind.snow wonsign x xmark xmark.bin y yensign z
    """,
    "square": """
    a arrow.backward arrow.backward.to.line arrow.clockwise arrow.counterclockwise arrow.down
    arrow.down.backward arrow.down.backward.and.arrow.up.forward arrow.down.forward
    arrow.down.forward.and.arrow.up.backward arrow.down.left arrow.down.left.and.arrow.up.right
    arrow.down.left.arrow.up.right arrow.down.right arrow.down.right.and.arrow.up.left
    arrow.down.to.line arrow.forward arrow.forward.to.line arrow.left arrow.left.and.right
    arrow.left.arrow.right arrow.left.to.line arrow.right arrow.right.to.line arrow.up
    arrow.up.and.down arrow.up.arrow.down arrow.up.backward
    arrow.up.backward.and.arrow.down.forward arrow.up.forward
    arrow.up.forward.and.arrow.down.backward arrow.up.left arrow.up.left.and.arrow.down.right
    arrow.up.left.arrow.down.right arrow.up.right arrow.up.right.and.arrow.down.left
    arrow.up.to.line arrow.uturn.backward arrow.uturn.down arrow.uturn.forward arrow.uturn.left
    arrow.uturn.right arrow.uturn.up arrowtriangle.backward arrowtriangle.down
    arrowtriangle.forward arrowtriangle.left arrowtriangle.right arrowtriangle.up b bell
    bitcoinsign bolt bookmark button.programmable c centsign character checkmark chevron.backward
    chevron.down chevron.forward chevron.left chevron.right chevron.up chevron.up.chevron.down
    circle command curlybraces cursorarrow cursorarrow.slash d divide dollarsign dot e equal
    eurosign exclamationmark eye f flag francsign g greaterthan greaterthanorequalto h
    hand.raised heart heart.text i icloud indianrupeesign info j k l lessthan lessthanorequalto
    location lock m mappin mic minus multiply n nairasign notequal number o p parkingsign
    person.crop pin play plus q questionmark r rectangle.on.rectangle rublesign s
    slider.horizontal.2 speaker square.grid.3x3 square.text star sterlingsign switch.programmable
    t tag timer trash trash.slash turkishlirasign u v video w wifi wonsign x xmark
    xmark.triangle.circle y yensign z
    """,
    "rectangle": """
    appwindow.swipe arrow.down.forward.topleading arrow.down.left.topright
    arrow.down.right.topleft arrow.up.backward.bottomtrailing arrow.up.left.bottomright
    checkmark circle.dashed circle.filled.pattern.diagonalline dock dock.arrow.down
    dock.arrow.up dots.and.line.vertical.and.cursorarrow drop.keypad ellipsis heart list.bullet
    list.bullet.below list.dash.header lock menubar menubar.arrow.down menubar.arrow.up
    menubar.dock minus numbers pause person.crop person.crop.square.filled.and.at person.text
    play plus slider.horizontal.below square.and.at squares.below squares.leading
    waveform.path.ecg xmark
    """,
    "rectangle.portrait": """
    arrow.up.and.person checkmark list.bullet minus plus rectangle.portrait.on xmark
    """,
    "rectangle.stack": """
    checkmark lock person.crop sparkles
    """,
    "app": """
    arrow.down arrow.up.forward hand.raised location plus questionmark xmark
    """,
    "diamond": """
    arrow.triangle.turn.up.right checkmark figure.walk minus plus questionmark suit xmark
    """,
    "bubble": """
    captions character checkmark ellipsis ellipsis.vertical exclamationmark info person phone
    plus questionmark quote rectangle.3.group speaker.wave.2 star text video
    """,
    "message": """
    arrow.down arrow.up checkmark ellipsis plus
    """,
    "shield": """
    bolt checkmark exclamationmark lock staroflife xmark
    """,
    "seal": """
    checkmark xmark
    """,
    "octagon": """
    exclamationmark xmark
    """,
    "viewfinder": """
    barcode camera creditcard doc dot dot.circle ellipsis iphone.dock.motorized key location
    plus qrcode text vial
    """,
    "square.dashed": """
    cursorarrow.and.square.on plus questionmark square.on
    """,
    "icloud": """
    arrow.triangle.2.circlepath arrow.trianglehead.clockwise bolt.horizontal checkmark
    exclamationmark externaldrive.badge externaldrive.fill.badge key link lock person xmark
    """,
    "tv": """
    4k music.note photo play sparkles
    """,
    "badge": """
    app bell clock envelope gear message person.crop.circle
    """,
    "badge.plus": """
    apps.iphone at bag calendar cart circle doc externaldrive folder
    gauge.with.dots.needle.bottom.50percent hourglass link macwindow mic note.text
    pencil.tip.crop.circle person person.2 person.crop.circle person.crop.rectangle phone photo
    rectangle rectangle.portrait rectangle.stack square square.grid.3x1.folder text video
    waveform waveform.path widget.extralarge widget.large widget.medium widget.small
    """,
    "badge.minus": """
    at bag calendar cart circle externaldrive folder gauge.with.dots.needle.bottom.50percent
    pencil.tip.crop.circle person person.2 person.crop.circle rectangle rectangle.stack text
    waveform waveform.path
    """,
    "badge.checkmark": """
    app bolt calendar circle clock ear externaldrive gear person.crop.circle phone photo
    rectangle shield.lefthalf.filled text video
    """,
    "badge.xmark": """
    arkit bolt checkmark.circle circle clock externaldrive gear mic person.crop.circle
    rectangle text
    """,
    "badge.exclamationmark": """
    airplay.audio airplay.video calendar circle clock externaldrive house ipad ipad.gen1
    ipad.gen1.landscape ipad.gen2 ipad.gen2.landscape ipad.landscape iphone lightbulb.min
    person.crop.circle photo speaker waveform
    """,
    "badge.questionmark": """
    bag cart checkmark.circle circle clock externaldrive folder gear person.crop.circle
    """,
    "badge.ellipsis": """
    arrow.uturn.backward.circle arrow.uturn.left.circle camera doc flag hand.draw
    hand.point.up.braille keyboard mic paperclip scissors square.grid.3x3.square tablecells
    video
    """,
    "badge.clock": """
    app arrow.up.circle arrowshape.turn.up.backward bolt calendar camera cart
    chart.bar.xaxis.ascending cursorarrow.click doc envelope.open lock person
    person.crop.circle phone square.and.arrow.down square.and.arrow.up text.bubble truck.box
    """,
    "badge.gearshape": """
    car doc folder person.2 rectangle.on.rectangle
    """,
    "badge.arrow.up": """
    doc
    """,
    "badge.arrow.down": """
    photo slider.horizontal.2.square
    """,
  ]
}
