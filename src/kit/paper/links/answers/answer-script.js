// Runs in the page of a link that asks for a signature. What is filled in stays on the device until the server has it: a
// phone that closes the page for its camera, or has no signal, loses nothing. The device's own key makes sending twice one.
const token = location.pathname.split('/')[2]
const form = document.querySelector('form')
const pad = document.querySelector('canvas')
const say = document.querySelector('#kabar')
const MOST_PHOTOS = 3
const WIDEST = 1600
const PATIENCE = 10_000
const AGAIN = 15_000
const MONTH = 30 * 24 * 60 * 60

let photos = []
let isSigned = false
let isSending = false

/* What lies on the device, one record a link: { token, key, at, by, as, isComplete, note, place, signature, photos }; without `at` it is not signed yet. */
const memory = new Map()
const opened = new Promise((resolve) => {
  const asked = indexedDB.open('mandor-terima', 1)
  asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore('jawaban', { keyPath: 'token' }))
  asked.addEventListener('success', () => resolve(asked.result))
  // A private window keeps nothing: the page itself does, as long as it stays open.
  asked.addEventListener('error', () => resolve(undefined))
}).catch(() => undefined)

async function shelf(mode, act) {
  const place = await opened
  if (!place) return undefined
  return new Promise((resolve, reject) => {
    const asked = act(place.transaction('jawaban', mode).objectStore('jawaban'))
    asked.addEventListener('success', () => resolve(asked.result))
    asked.addEventListener('error', () => reject(asked.error))
  })
}
async function keep(record) {
  memory.set(record.token, record)
  await shelf('readwrite', (place) => place.put(record)).catch(() => undefined)
}
async function forget(record) {
  memory.delete(record.token)
  await shelf('readwrite', (place) => place.delete(record.token)).catch(() => undefined)
}
async function kept() {
  for (const record of (await shelf('readonly', (place) => place.getAll()).catch(() => [])) ?? [])
    memory.set(record.token, record)
  return [...memory.values()]
}

const pen = pad.getContext('2d')
function wipe() {
  const dots = devicePixelRatio || 1
  pad.width = pad.clientWidth * dots
  pad.height = pad.clientHeight * dots
  pen.scale(dots, dots)
  Object.assign(pen, {
    strokeStyle: '#161b26',
    fillStyle: '#161b26',
    lineWidth: 2,
    lineCap: 'round',
    lineJoin: 'round',
  })
  signed(false)
}
function signed(is) {
  isSigned = is
  if (is) wrong('signature', '')
  pad.setAttribute('aria-label', is ? 'Tanda tangan, sudah dibubuhkan' : 'Tanda tangan, masih kosong')
}
pad.addEventListener('pointerdown', (event) => {
  if (event.button !== 0) return
  pad.setPointerCapture(event.pointerId)
  pen.beginPath()
  pen.moveTo(event.offsetX, event.offsetY)
})
pad.addEventListener('pointermove', (event) => {
  if (!pad.hasPointerCapture(event.pointerId)) return
  pen.lineTo(event.offsetX, event.offsetY)
  pen.stroke()
  signed(true)
})
pad.addEventListener('pointerup', () => void draft())
document.querySelector('#ulangi').addEventListener('click', () => {
  wipe()
  void draft()
})
// Who cannot draw signs with the name that was typed.
document.querySelector('#pakai-nama').addEventListener('click', () => {
  const name = form.elements.by.value.trim()
  if (!name) return void wrong('by', 'Tulis nama Anda.')
  wipe()
  pen.font = 'italic 32px cursive'
  pen.textBaseline = 'middle'
  pen.fillText(name, 16, pad.clientHeight / 2, pad.clientWidth - 32)
  signed(true)
  void draft()
})

const blobOf = (canvas, type) => new Promise((resolve) => canvas.toBlob(resolve, type, 0.8))
async function shrunk(file) {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const share = Math.min(1, WIDEST / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = picture.width * share
    canvas.height = picture.height * share
    canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height)
    return (await blobOf(canvas, 'image/jpeg')) ?? file
  } catch {
    return file
  }
}
form.elements.photo.addEventListener('change', async ({ target }) => {
  const room = MOST_PHOTOS - photos.length
  const added = await Promise.all([...target.files].slice(0, room).map((file) => shrunk(file)))
  if (target.files.length > room) wrong('photo', `Paling banyak ${MOST_PHOTOS} foto.`)
  target.value = ''
  photos = [...photos, ...added]
  show()
  await draft()
})
function show() {
  const list = document.querySelector('#foto')
  list.replaceChildren(
    ...photos.map((photo, at) => {
      const row = document.createElement('li')
      const picture = document.createElement('img')
      picture.src = URL.createObjectURL(photo)
      picture.alt = `Foto ${at + 1}`
      const drop = document.createElement('button')
      drop.type = 'button'
      drop.textContent = `Hapus foto ${at + 1}`
      drop.addEventListener('click', () => {
        photos = photos.filter((one) => one !== photo)
        show()
        void draft()
      })
      row.append(picture, drop)
      return row
    }),
  )
  form.elements.photo.disabled = photos.length >= MOST_PHOTOS
}

async function draft(more = {}) {
  const { by, as, state, note } = form.elements
  const before = memory.get(token)
  const record = {
    token,
    key: before?.key ?? newKey(),
    by: by.value.trim(),
    as: as.value,
    isComplete: state.value === 'lengkap',
    note: note.value.trim(),
    signature: isSigned ? await blobOf(pad, 'image/png') : null,
    photos,
    ...more,
  }
  await keep(record)
  return record
}
form.addEventListener('change', () => void draft())
form.addEventListener('input', ({ target }) => wrong(target.name, ''))

// On plain http there is no randomUUID.
function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6] & 15) | 64
  bytes[8] = (bytes[8] & 63) | 128
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function wrong(name, text) {
  const line = document.querySelector(`#salah-${name}`)
  if (!line) return false
  line.textContent = text
  for (const field of form.querySelectorAll(`[name=${name}]`)) field.setAttribute('aria-invalid', String(text !== ''))
  return text !== ''
}
form.addEventListener('submit', (event) => {
  event.preventDefault()
  void sign()
})
async function sign() {
  const { by, state, note } = form.elements
  const faults = [
    wrong('by', by.value.trim() ? '' : 'Tulis nama Anda.') && by,
    wrong('note', state.value === 'lengkap' || note.value.trim() ? '' : 'Tulis apa yang kurang atau rusak.') && note,
    wrong('signature', isSigned ? '' : 'Tanda tangani dulu, atau pakai nama.') && document.querySelector('#pakai-nama'),
  ].filter(Boolean)
  if (faults[0]) return faults[0].focus()
  const button = form.querySelector('[type=submit]')
  button.disabled = true
  button.textContent = 'Mencari lokasi…'
  const record = await draft({ at: Date.now(), place: await here() })
  button.disabled = false
  button.textContent = 'Tandatangani dan kirim'
  waiting(record)
  return send()
}

// A question that nobody answers does not hold the goods up.
function here() {
  const looked = new Promise((resolve) => {
    navigator.geolocation?.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude.toFixed(6), lng: coords.longitude.toFixed(6) }),
      () => resolve(null),
      { enableHighAccuracy: true, timeout: PATIENCE, maximumAge: 60_000 },
    )
  })
  return Promise.race([looked, new Promise((resolve) => setTimeout(resolve, PATIENCE, null))])
}

function waiting(record) {
  form.hidden = true
  document.querySelector('#tersimpan').hidden = false
  document.querySelector('#siapa').textContent = record.by
}

async function send() {
  if (isSending) return
  isSending = true
  for (const record of (await kept()).filter(({ at }) => at)) await sendOne(record).catch(() => undefined)
  isSending = false
}
async function sendOne(record) {
  const answer = await post(record)
  // Later, not never: a token that is old, too many at once, a server that rests.
  if (answer.status >= 500 || [408, 419, 429].includes(answer.status)) return
  await (answer.status === 422 ? refused(record, await answer.json()) : forget(record))
  if (record.token === token && !memory.has(token)) location.reload()
}
async function refused(record, { code, message, errors }) {
  if (code?.startsWith('paper-')) return forget(record)
  // What was typed stays, to be put right.
  await keep({ ...record, at: undefined })
  if (record.token !== token) return undefined
  document.querySelector('#tersimpan').hidden = true
  form.hidden = false
  say.textContent = Object.values(errors ?? {})[0]?.[0] ?? message
  return undefined
}
async function post({ token: of, at, signature, photos: pictures, ...typed }) {
  await fetch('/sanctum/csrf-cookie', { cache: 'no-store' })
  const csrf = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
  const secondsAgo = Math.min(MONTH, Math.max(0, Math.round((Date.now() - at) / 1000)))
  const body = new FormData()
  body.append('jawaban', new Blob([JSON.stringify({ ...typed, secondsAgo })]), 'jawaban.json')
  body.append('tanda-tangan', signature, 'tanda-tangan.png')
  for (const [index, photo] of pictures.entries()) body.append('foto', photo, `foto-${index + 1}.jpg`)
  return fetch(`/d/${of}/jawaban`, { method: 'POST', headers: { 'X-XSRF-TOKEN': decodeURIComponent(csrf) }, body })
}

async function begin() {
  wipe()
  await kept()
  const record = memory.get(token)
  if (record) await fill(record)
  if (record?.at) waiting(record)
  addEventListener('online', () => void send())
  document.addEventListener('visibilitychange', () => void send())
  document.querySelector('#kirim').addEventListener('click', () => void send())
  setInterval(() => void send(), AGAIN)
  // Where the next paper is scanned there may be no signal. Plain http knows no workers.
  void navigator.serviceWorker?.register('/d/luring.js', { scope: '/d/' }).catch(() => undefined)
  await send()
}
async function fill(record) {
  const { by, as, state, note } = form.elements
  by.value = record.by
  as.value = record.as
  state.value = record.isComplete ? 'lengkap' : 'kurang'
  note.value = record.note
  photos = record.photos
  show()
  if (!record.signature) return
  pen.drawImage(await createImageBitmap(record.signature), 0, 0, pad.clientWidth, pad.clientHeight)
  signed(true)
}
void begin()
