/* global BUILD */
// The worker that opens the application where there is no signal. It answers for what is the same for everybody: files
// named by their content, one document without a page, and what stands before the first paint. Everything else (data,
// files, papers, links) passes by untouched: what is not named here is never kept.
// scripts/offline-worker.mjs writes BUILD before it and puts both at /sw.js.
const { version, shell, assets, pages } = BUILD

/** The bare document opens every page: it says nothing of a person, not even which page was asked for. */
const DOCUMENT = '/index.html'
/** What the document fetches before the first paint, as a stranger may. */
const BEFORE_PAINT = ['/theme.js', '/identity.js', '/mark.svg']
/** How long a bad line is waited for when there is something kept. */
const PATIENCE = 2500

let isLineBad = false

self.addEventListener('install', (event) => {
  void self.skipWaiting()
  event.waitUntil(fill())
})
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', (event) => event.waitUntil(keep(event.data)))
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  if (isNamedByContent(pathname)) event.respondWith(keptFirst(event))
  else if (BEFORE_PAINT.includes(pathname)) event.respondWith(networkFirst(event, pathname))
  else if (mode === 'navigate' && pages.includes(pathname.split('/')[1]))
    event.respondWith(networkFirst(event, DOCUMENT))
})

function isNamedByContent(path) {
  return /^\/(assets|identitas)\/[^/]+$/.test(path)
}

/** Keeps this version whole before it takes over: the document, the shell, and the new files of pages opened before. */
async function fill() {
  const cache = await caches.open(version)
  const answers = await Promise.all([DOCUMENT, ...BEFORE_PAINT].map((path) => fetched(path)))
  // Between two versions of the server: the next visit tries again.
  const named = (await answers[0].clone().text()).match(/\/assets\/[^"]+/g)
  if (!named?.every((path) => assets.includes(path))) throw new Error('another version is being served')
  await Promise.all([DOCUMENT, ...BEFORE_PAINT].map((path, at) => cache.put(path, answers[at])))
  const known = new Set()
  for (const name of await earlier()) {
    for (const { url } of await (await caches.open(name)).keys()) known.add(nameOf(url))
  }
  await keep([...shell, ...assets.filter((path) => known.has(nameOf(path)))])
}

/** Asks as a stranger does, so that no answer can be about somebody. */
async function fetched(path) {
  const answer = await fetch(path, { credentials: 'omit', cache: 'no-cache' })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer
}

/** The versions before this one, the oldest first. */
async function earlier() {
  return (await caches.keys()).filter((name) => name.startsWith('mandor-') && name !== version)
}

/** '/assets/opname-CuDYOad.js' as 'opname.js': the same file of another version. Styles and fonts have a letter more. */
function nameOf(url) {
  return url.slice(url.lastIndexOf('/') + 1).replace(/-[\w-]{7,8}(\.\w+)$/, '$1')
}

/** The version before stays one more time: a page that was opened with it may still fetch its parts. */
async function takeOver() {
  for (const old of (await earlier()).slice(0, -1)) await caches.delete(old)
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** Keeps files of this version that are not kept yet; the browser has most of them at hand. */
async function keep(paths) {
  const cache = await caches.open(version)
  const wanted = [...new Set(paths)].filter((path) => assets.includes(path))
  for (const path of wanted) if (!(await cache.match(path))) await cache.add(path).catch(() => undefined)
}

async function keptFirst(event) {
  const kept = await caches.match(event.request, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(event.request)
  if (answer.status === 200) event.waitUntil(putBy(event.request, answer.clone()))
  return answer
}

async function networkFirst(event, path) {
  const coming = fromNetwork(event)
  event.waitUntil(coming.catch(() => undefined))
  const soon = await Promise.race([coming.catch(() => undefined), pause(isLineBad ? 0 : PATIENCE)])
  isLineBad = path === DOCUMENT ? !soon : isLineBad
  if (soon && soon.status < 500) {
    if (path !== DOCUMENT && soon.status === 200) event.waitUntil(putBy(path, soon.clone()))
    return soon
  }
  return (await caches.match(path, { ignoreVary: true })) ?? coming
}

async function fromNetwork(event) {
  return (await event.preloadResponse) ?? fetch(event.request)
}

async function putBy(key, answer) {
  const cache = await caches.open(version)
  // A full device: the page has its answer all the same.
  await cache.put(key, answer).catch(() => undefined)
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
