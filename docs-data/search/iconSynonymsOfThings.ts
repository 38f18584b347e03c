/** Words for things of the world; `iconSynonyms.ts` says how to write a line. */
export const iconSynonymsOfThings = `
money, cash, dollar, price: attach money, paid, payments
coin, coins: monetization on, paid
euro, eur: euro
pound, sterling, gbp: currency pound
yen, jpy: currency yen
crypto, cryptocurrency, btc: currency bitcoin
card, credit, debit, payment: credit card, payment
wallet, purse: account balance wallet, wallet
bank, government, institution: account balance
invoice, bill: receipt, request quote
percentage, discount, sale: percent, discount, local offer
cart, basket, buy, purchase, trolley: shopping cart, shopping basket
bag, handbag: shopping bag, work
shop, store, market, merchant: store, storefront, shop
barcode, scan, scanner: qr code scanner, document scanner
delivery, truck, shipping, lorry: local shipping, delivery dining
building, company, office, city, enterprise: business, apartment, location city
briefcase, job, work, career: work, business center
factory, industry: factory, precision manufacturing
presentation, slides, slideshow: slideshow, co present
chart, graph, statistics, stats: bar chart, show chart, pie chart
analytics, metrics, kpi, insights: analytics, insights, query stats
growth, increase, trend: trending up, show chart
decrease, decline trend, fall: trending down
report, summary: assessment, summarize
dashboard, overview, widgets: dashboard, space dashboard, widgets
table, grid, spreadsheet, excel: table chart, grid on, table view
columns, layout, tiles: view column, view module, dashboard
list, lines, bullet, bullets: list, format list bulleted
numbered, ordered list: format list numbered
checklist, todo, to do, tasks: checklist, task alt, fact check
text, font, typography, letters: text fields, title, format size
bold, strong: format bold
italic, cursive, slanted: format italic
underline: format underlined
strike, strikethrough, crossed out: strikethrough s
quote, quotation, citation: format quote
heading, headline: title
align, alignment, justify: format align left, format align center
paragraph, notes, article: notes, subject, article
spelling, proofread: spellcheck
emoji, smiley, smile, happy, emoticon: emoji emotions, insert emoticon, sentiment satisfied
sad, unhappy, frown: sentiment dissatisfied, mood bad
angry, upset: sentiment very dissatisfied
photo, picture, image, pic: image, photo, insert photo
gallery, album, photos: photo library, collections
camera, snapshot, photograph: photo camera, camera alt
crop, trim: crop
rotate, turn: rotate right, rotate left
flip, mirror: flip
video, film, movie, cinema, clip: movie, videocam, video library
record: fiber manual record
play, start, run: play arrow, play circle
pause, hold, break: pause, pause circle
stop, halt: stop
skip: skip next, skip previous
rewind: fast rewind
fast forward: fast forward
volume, sound, speaker, audio, loud: volume up, speaker
mute, silent: volume off, volume mute
microphone, voice, dictate: mic, keyboard voice
music, song, note, melody: music note, audiotrack
headset, headphone, earphones: headphones, headset
podcast, broadcast: podcasts, cell tower
live, stream, streaming: live tv, sensors
television, tv, screen: tv, live tv
monitor, display: monitor, desktop windows
computer, pc, desktop, mac, laptop: computer, laptop, desktop windows
tablet, ipad: tablet, tablet mac
keyboard, typing: keyboard
cursor, pointer, click: mouse, ads click, near me
battery, charge: battery full, battery charging full
plug, power, electricity: power, electrical services
bolt, lightning, flash, fast, quick: bolt, flash on, electric bolt
power off, shut down, shutdown, turn off: power settings new
switch, toggle: toggle on, toggle off
radio button, option button: radio button checked
tick box: check box
map, location, place, gps, address, marker: place, location on, map
compass, direction, directions: explore, directions
route, way, path: route, directions, alt route
car, auto, vehicle, drive: directions car
bus, coach: directions bus
train, rail, railway: train, directions railway
tram, streetcar: tram
metro, underground: subway, directions subway
bike, bicycle, cycling, cyclist: directions bike, pedal bike
motorcycle, motorbike: two wheeler
boat, ship, ferry: directions boat, sailing
plane, airplane, flight, aircraft, fly: flight, airplane ticket
rocket, launch, spaceship: rocket launch, rocket
walk, pedestrian, walking: directions walk
petrol, fuel, gasoline: local gas station
parking, garage: local parking, garage
hotel, bed, sleep, lodging: hotel, bed
restaurant, food, cutlery, eat, dining: restaurant, local dining
coffee, cup, tea, espresso: local cafe, coffee
drink, cocktail, alcohol, beer: local bar, sports bar
pizza, burger, junk food: local pizza, lunch dining, fastfood
breakfast, brunch: free breakfast, brunch dining
weather, cloudy, forecast: cloud, wb cloudy
rain, umbrella: umbrella, thunderstorm, water drop
snow, snowflake, winter, cold, freeze: ac unit
fire, flame, hot, trending: local fire department, whatshot
water, droplet: water drop, opacity
wind, breeze: air
temperature, thermometer, degrees: thermostat, device thermostat
tree, forest, plant, nature: park, forest, nature
flower, garden, blossom: local florist, yard
leaf, eco, ecology, green, sustainable: energy savings leaf
recycle: recycling
dog, cat, pet, animal, paw: pets
baby, child, kid: child care, child friendly
family, parents: family restroom
man, male, gentleman: man, male
woman, female, lady: woman, female
wheelchair, disabled, a11y: accessible, accessibility
doctor, medicine, pill, drug: medication, medical services
hospital, clinic, emergency: local hospital, emergency
vaccine, injection, syringe: vaccines
virus, covid, corona: coronavirus
gym, workout, dumbbell, exercise: fitness center
football, ball, soccer: sports soccer, sports football
game, gaming, controller, gamepad: sports esports, games
dice, luck: casino
school, education, university, graduation: school
book, read, library, ebook: menu book, book, local library
science, lab, flask, experiment: science, biotech
calculator, maths, sum: calculate, functions
ruler, measure, length: straighten, square foot
tools, wrench, spanner, repair: build, handyman
hammer, construction, worker: construction, hardware, gavel
law, legal, court, judge, justice: gavel, balance
vote, poll, election: how to vote, poll, ballot
handshake, deal, partner: handshake
megaphone, loudspeaker, marketing, advertising: campaign
newspaper, news, press: newspaper, feed
rss, subscription: rss feed, subscriptions
hashtag, number sign: tag
at sign: alternate email
copyright, rights: copyright
infinity, endless: all inclusive
fullscreen, full screen, maximise, maximize: fullscreen, open in full
exit fullscreen, minimise, minimize: fullscreen exit, minimize
expand, stretch: open in full, unfold more
compress, zip: compress, folder zip
layers, stack: layers
tree view, hierarchy, org chart, sitemap: account tree, schema
circle, dot, bullet point: circle, fiber manual record
square, rectangle: square, rectangle, crop square
hexagon, polygon: hexagon
loading, spinner, progress: hourglass empty, autorenew, downloading
offline, disconnected, no internet: wifi off, cloud off
bluetooth, pairing: bluetooth
usb, memory stick: usb
cpu, chip, processor, ram: memory, developer board
sim: sim card
airdrop, nearby: near me, share
siren, sos: emergency, sos
`;
