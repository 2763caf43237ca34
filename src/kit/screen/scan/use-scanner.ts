import { useEffect, useRef, useState, type RefObject } from 'react'
import { closeCamera, mayAskForCamera, openCamera, type NoCamera } from './camera.ts'
import { openDetector } from './detector.ts'
import { watchCodes } from './watch-codes.ts'

interface Scanner {
  readonly picture: RefObject<HTMLVideoElement | null>
  readonly state: 'opening' | 'looking' | NoCamera
}

/** Looks for codes through the camera while it is mounted. */
export function useScanner(onCode: (code: string) => void): Scanner {
  const picture = useRef<HTMLVideoElement>(null)
  const tell = useRef(onCode)
  tell.current = onCode
  const [state, setState] = useState<Scanner['state']>('opening')

  useEffect(() => {
    let isOver = false
    const endings: (() => void)[] = []
    const end = () => {
      isOver = true
      for (const ending of endings) ending()
    }
    void begin()
    return end

    async function begin() {
      // Without a camera nothing is worth fetching.
      if (!mayAskForCamera()) return setState('not-secure')
      const detector = await openDetector()
      if (isOver) return
      if (!detector) return setState('no-reader')
      const stream = await openCamera()
      if (typeof stream === 'string') return isOver || setState(stream)
      endings.push(() => closeCamera(stream))
      const video = picture.current
      if (isOver || !video) return end()
      video.srcObject = stream
      await video.play().catch(() => undefined)
      if (isOver) return
      setState('looking')
      endings.push(watchCodes({ detector, picture: video, onCode: (code) => tell.current(code) }))
    }
  }, [])
  return { picture, state }
}
