import { tabName } from './tab.ts'
import { rememberChange, type HeardChange } from './heard.ts'
import { takeIn, takeInAll } from './take-in.ts'

interface Hearer {
  /** Rights or session are no longer what they were. */
  readonly onRights: () => void
}

/** A tab in the background lets its line go: browsers give a site few, and nobody looks. */
const HIDDEN_MS = 8000
/** While no line stands, what is in sight is asked again at this pace. */
const POLL_MS = 10_000
/** A line that says nothing within this time is kept back by something between. */
const HELLO_MS = 8000
/** The server says something every twenty seconds: a line silent for longer is dead, though nobody closed it. */
const SILENT_MS = 50_000
const LONGEST_MS = 60_000
/** What was read before the first line stood may have changed since, where the line took longer than this. */
const PROMPT_MS = 1000

/** Listens to what others change, as long as it is called for; gives the way to stop. */
export function listenLive({ onRights }: Hearer): () => void {
  let source: EventSource | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  let hidden: ReturnType<typeof setTimeout> | undefined
  let hello: ReturnType<typeof setTimeout> | undefined
  let silent: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let hasMissed = false
  let isStanding = false
  const began = performance.now()

  function open(): void {
    if (source || document.hidden) return
    clearTimeout(again)
    source = new EventSource(`/api/live?tab=${tabName}`, { withCredentials: true })
    hello = setTimeout(fail, HELLO_MS)
    source.addEventListener('hello', () => {
      clearTimeout(hello)
      hear()
      failures = 0
      isStanding = true
      // A line after the first has missed something in any case.
      if (hasMissed || performance.now() - began > PROMPT_MS) takeInAll()
      hasMissed = false
    })
    source.addEventListener('beat', hear)
    source.addEventListener('change', ({ data }: MessageEvent<string>) => {
      hear()
      // Safe: our own server writes it.
      const change = JSON.parse(data) as HeardChange
      rememberChange(change)
      takeIn(change.topics)
    })
    source.addEventListener('gap', takeInAll)
    source.addEventListener('rights', onRights)
    source.addEventListener('ended', () => {
      fail()
      onRights()
    })
    source.addEventListener('error', fail)
  }
  function hear(): void {
    clearTimeout(silent)
    silent = setTimeout(fail, SILENT_MS)
  }
  function close(): void {
    clearTimeout(hello)
    clearTimeout(silent)
    source?.close()
    source = undefined
    isStanding = false
    hasMissed = true
  }
  // Our own pause instead of the browser's: it also ends after a refusal, and grows.
  function fail(): void {
    close()
    failures += 1
    again = setTimeout(open, Math.min(LONGEST_MS, 1000 * 2 ** Math.min(failures, 6)) * (0.75 + Math.random() / 2))
  }
  function look(): void {
    clearTimeout(hidden)
    if (document.hidden) {
      hidden = setTimeout(() => {
        clearTimeout(again)
        close()
      }, HIDDEN_MS)
    } else open()
  }
  function retry(): void {
    failures = 0
    close()
    open()
  }
  const poll = setInterval(() => {
    if (!isStanding && !document.hidden && navigator.onLine) takeInAll()
  }, POLL_MS)
  document.addEventListener('visibilitychange', look)
  addEventListener('online', retry)
  open()
  return () => {
    clearInterval(poll)
    clearTimeout(again)
    clearTimeout(hidden)
    document.removeEventListener('visibilitychange', look)
    removeEventListener('online', retry)
    close()
  }
}
