import { useEffect, useState, type DragEvent } from 'react'

/** What a person may give: pictures and papers. iPhones turn their own kind into JPEG when asked for it. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,application/pdf'

/** Files dropped on a place; `isOver` while something hovers there. */
export function useDrop(onFiles: ((files: File[]) => void) | undefined) {
  const [isOver, setOver] = useState(false)
  if (!onFiles) return { isOver: false, handlers: {} }
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      },
    },
  }
}

/** Several places may take what is pasted; the one that came last does. */
const takers: ((files: File[]) => void)[] = []

/** Takes files pasted anywhere on the page; pasted text goes where it went. */
export function usePaste(onFiles: ((files: File[]) => void) | undefined): void {
  useEffect(() => {
    if (!onFiles) return
    takers.push(onFiles)
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || takers.at(-1) !== onFiles) return
      event.preventDefault()
      onFiles(files)
    }
    addEventListener('paste', paste)
    return () => {
      takers.splice(takers.indexOf(onFiles), 1)
      removeEventListener('paste', paste)
    }
  }, [onFiles])
}
