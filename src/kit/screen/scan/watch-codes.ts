import type { CodeDetector } from './code-detector.ts'

interface Watched {
  readonly detector: CodeDetector
  readonly picture: HTMLVideoElement
  readonly onCode: (code: string) => void
  /** Milliseconds between two looks, and before the same code counts again. */
  readonly every?: number
  readonly rest?: number
}

/** Looks at a running picture until told to stop; a code held still is told once, and again after a rest. */
export function watchCodes({ detector, picture, onCode, every = 160, rest = 2500 }: Watched): () => void {
  let isOver = false
  let last = { code: '', looksAgo: 0 }
  const looksOfRest = Math.ceil(rest / every)

  const look = async () => {
    const code = await firstCode(detector, picture)
    if (isOver) return
    const isAgain = code === last.code && last.looksAgo < looksOfRest
    if (code && !isAgain) onCode(code)
    last = code ? { code, looksAgo: isAgain ? last.looksAgo + 1 : 0 } : { ...last, looksAgo: last.looksAgo + 1 }
    setTimeout(() => !isOver && void look(), every)
  }
  void look()
  return () => {
    isOver = true
  }
}

async function firstCode(detector: CodeDetector, picture: HTMLVideoElement): Promise<string> {
  try {
    return (await detector.detect(picture))[0]?.rawValue.trim() ?? ''
  } catch {
    // The picture is not there yet; the next look sees it.
    return ''
  }
}
