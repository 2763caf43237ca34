import { useState } from 'react'
import { removeFile, uploadFile } from '#kit/files/contract.ts'
import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import type { StagedFile } from '#kit/screen/form/file-slot.tsx'

/** The picture of an item: staged while one types, sent when the item is saved. */
export function usePhoto(keptId: string | null) {
  const [staged, onStage] = useState<StagedFile>()
  const send = async (ownerId: string) => {
    if (staged === undefined) return
    if (staged instanceof File) {
      await ask(uploadFile, { subject: 'barang', ownerId, slot: 'foto' }, { files: { file: staged } })
    } else if (keptId) {
      await ask(removeFile, { id: keptId })
    }
    onStage(undefined)
    refetchTouched(uploadFile.touches)
  }
  return { staged, onStage, send, kept: keptId ? `/storage/${keptId}` : undefined }
}
