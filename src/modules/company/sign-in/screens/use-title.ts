import { useEffect } from 'react'
import { windowTitle } from '#kit/screen/shell/identity.ts'

/** Names the window after the page. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = windowTitle(title)
  }, [title])
}
