import { useState, type ReactNode } from 'react'
import { ACCEPTED } from './take-files.ts'

interface FilePickProps {
  /** Opens the camera of a phone instead of its files. */
  readonly camera?: boolean
  readonly onFiles: (files: File[]) => void
  /** The button; it gets what opens the choice. */
  readonly children: (open: () => void) => ReactNode
}

/** A button that lets one choose files, or take a photo. */
export function FilePick({ camera, onFiles, children }: FilePickProps) {
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  return (
    <>
      {children(() => input?.click())}
      <input
        ref={setInput}
        type="file"
        hidden
        multiple={!camera}
        accept={camera ? 'image/*' : ACCEPTED}
        capture={camera ? 'environment' : undefined}
        data-testid={camera ? 'camera' : 'files'}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
    </>
  )
}
