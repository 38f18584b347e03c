/** Words for what applications do; `iconSynonyms.ts` says how to write a line. */
export const iconSynonymsOfActions = `
trash, bin, garbage, rubbish, dustbin, waste: delete, restore from trash
erase, rubber, wipe: delete, backspace, clear
remove, dispose: delete, clear, cancel
gear, gears, cog, cogwheel, options: settings
configure, config, preferences, prefs: settings, tune
sliders, filters, adjust: tune, filter list
user, users, person, human, member: person, people, account circle
avatar, profile: account circle, account box, person
people, team, crowd, folks, staff: group, groups, people
friends, contacts, address book: people, contacts, group
login, log in, sign in, signin: login
logout, log out, sign out, signout: logout, exit to app
register, sign up, signup, join: person add, app registration
mail, email, e mail, letter, envelope: mail, email
message, sms, dm: message, sms, chat
speech, bubble, talk, conversation: chat, chat bubble, forum
comment, remark, discussion: comment, forum, mode comment
call, dial, telephone, ring up: phone, call
mobile, cell phone, cellphone, handset: smartphone, phone android, phone iphone
hang up, end call: call end
house, homepage, start page: home
hamburger, burger menu, navigation, sidebar, drawer: menu, view sidebar
kebab, dots, ellipsis, three dots, overflow: more vert, more horiz
meatballs: more horiz
close, x, cross, dismiss: close, cancel, clear
ok, yes, tick, check mark, checkmark: check, done
accept, approve, confirm: check circle, done, approval
reject, decline, deny: cancel, thumb down, block
forbidden, prohibited, ban, banned, not allowed: block, do not disturb
success, complete, finished: check circle, done all
plus, new, create: add, add circle
minus, subtract: remove, remove circle
edit, pencil, pen, rewrite, modify, change: edit, create, mode edit
compose, write: edit, create, edit note
paint, paintbrush, artist: brush, palette, format paint
colour, colors, colours, hue: palette, color lens
pipette, eyedropper, color picker: colorize
magnifier, magnifying glass, loupe, find, lookup, look up: search
zoom, enlarge, magnify: zoom in
shrink: zoom out, close fullscreen
arrow, arrows: arrow forward, arrow back, arrow upward, arrow downward
left: arrow back, chevron left, keyboard arrow left
right: arrow forward, chevron right, keyboard arrow right
up: arrow upward, keyboard arrow up, expand less
down: arrow downward, keyboard arrow down, expand more
caret, chevron, dropdown, accordion: expand more, expand less, arrow drop down
collapse, fold: expand less, unfold less
unfold, disclose: expand more, unfold more
previous, back, return: arrow back, navigate before, undo
next, continue, forward: arrow forward, navigate next
first page, beginning: first page
enter key, carriage return: keyboard return
reload, renew: refresh, autorenew, cached
revert, rollback: undo, restore
repeat, loop, again: repeat, loop, replay
synchronize, synchronise: sync
swap, exchange, trade: swap horiz, swap vert, currency exchange
shuffle, random, mix: shuffle
sort, order, rank: sort, sort by alpha
funnel, narrow down: filter alt, filter list
drag, move, handle, reorder: drag handle, drag indicator, open with
download, get file: download, file download
upload, send file: upload, file upload
attach, paperclip, attachment: attach file, attachment
link, hyperlink, url, chain: link, insert link
external, new tab, new window, outbound: open in new, launch
share, spread: share, ios share
send, paper plane, submit: send
print, hard copy: print
copy, duplicate, clone: content copy, file copy
paste, clipboard: content paste, assignment
cut, scissors, snip: content cut
save, floppy, disk, diskette: save, save alt
file, document, paper, sheet: description, insert drive file, article
pdf: picture as pdf
folder, directory, dossier: folder, folder open
archive, box: archive, inventory
cloud storage, online drive: cloud, cloud upload, cloud download
database, server, db, hosting: storage, dns
backup: backup, cloud upload
network: lan, hub, wifi
wireless, wlan, hotspot: wifi, wifi tethering
internet, web, globe, earth, world, planet: public, language
translate, languages, i18n: translate, language
code, programming, brackets, developer: code, terminal
console, shell, command line, cli: terminal
bug, insect, debug, defect: bug report, pest control
git, branch: merge type, call split, account tree
api, interface: api, webhook
puzzle, plugin, addon, add on: extension
package, parcel: inventory, local shipping
robot, bot, android: smart toy, android
ai, magic, sparkles, sparkle, wand: auto awesome, auto fix high
brain, mind, think: psychology
idea, bulb, lamp, hint: lightbulb, emoji objects
light mode, sun, day, sunny, bright: light mode, wb sunny
dark mode, moon, night: dark mode, nightlight
theme, contrast, brightness: contrast, brightness medium
eye, view, show, watch, visible: visibility
hidden, hide, invisible, eye off: visibility off
lock, padlock, locked, secure: lock
unlock, unlocked, open lock: lock open
key, credential, secret: vpn key, key
password, pin code, passcode: password, pin
shield, protection, guard: security, shield, verified user
fingerprint, touch id, biometric: fingerprint
face id, selfie: face, tag faces
privacy, cookie: privacy tip, cookie
bell, alert, notify, reminder: notifications, notification important
mute notifications, silence: notifications off, volume off
warning, danger, caution, attention, exclamation: warning, error outline, report problem
error, mistake, failure: error, error outline
info, information, about: info
help, question, question mark, faq, support: help, question mark, contact support
star, favourite, rating, review: star, grade, star rate
heart, love, like, health: favorite, favorite border
thumbs up, agree, upvote: thumb up
thumbs down, dislike, disagree, downvote: thumb down
bookmark, ribbon, read later: bookmark, bookmark border
label, tag, price tag: label, sell, local offer
flag, mark, report abuse: flag, report
pin, pushpin, stick: push pin
clock, hour, o clock: access time, schedule, watch later
time, timer, stopwatch, countdown: timer, access time, hourglass empty
hourglass, sandglass, wait, waiting: hourglass empty
alarm clock, wake up: alarm
history, recent: history
calendar, appointment, agenda: calendar today, event, calendar month
date, deadline, due: event, date range, today
birthday, party, celebrate: cake, celebration
gift, present, reward: card giftcard, redeem
trophy, award, prize, medal, winner: emoji events, military tech
crown, vip: workspace premium
`;
