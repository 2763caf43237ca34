import { useAuth } from '#kit/screen/client/auth.ts'
import { logFailure } from '#kit/screen/client/log.ts'
import { sweepKept } from '#kit/screen/device/kept-answers.ts'

/** The worker of the build; where a browser knows none, or the address is not https, all is as it was without. */
async function stay({ serviceWorker }: Navigator): Promise<void> {
  const isFirst = !serviceWorker.controller
  await serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  const { active } = await serviceWorker.ready
  // What the first page asked for before the worker answered it is kept as well, also what comes only later.
  const tell = (list: PerformanceObserverEntryList) =>
    active?.postMessage(list.getEntries().map(({ name }) => new URL(name).pathname))
  if (isFirst) new PerformanceObserver(tell).observe({ type: 'resource', buffered: true })
}

if ('serviceWorker' in navigator) stay(navigator).catch(logFailure)
void sweepKept(useAuth.getState().user?.id ?? '')
