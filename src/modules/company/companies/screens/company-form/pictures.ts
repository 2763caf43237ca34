import { useState } from 'react'
import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import type { StagedFile } from '#kit/screen/form/file-slot.tsx'
import { removeFile, uploadFile } from '#kit/files/contract.ts'
import { companies, type CompanyFiles } from '#modules/company/companies/contract.ts'
import type { KeptPictures, SignatureSlots, StagedPictures } from './papers-section.tsx'

const slots = ['logo', 'kop', 'stempel'] as const
const nothing: StagedPictures = { logo: undefined, kop: undefined, stempel: undefined }

/** The pictures of the form: staged while one types, sent when the company is saved. */
export function usePictures(files?: CompanyFiles) {
  const [staged, setStaged] = useState(nothing)
  const [signed, setSigned] = useState<Readonly<Record<string, StagedFile>>>({})
  const ids = { logo: files?.logo, kop: files?.letterhead, stempel: files?.stamp }
  const kept: KeptPictures = { logo: addressOf(ids.logo), kop: addressOf(ids.kop), stempel: addressOf(ids.stempel) }
  /** `rows` are the keys of the signatories as they were saved, in their order. */
  const send = async (companyId: string, rows: readonly string[]) => {
    for (const slot of slots) await sendOne(companyId, slot, staged[slot], ids[slot])
    if (Object.values(signed).some(Boolean)) {
      const { signatories } = await ask(companies.open, { id: companyId })
      for (const [at, key] of rows.entries())
        await sendOne(companyId, `ttd:${signatories[at]?.id ?? ''}`, signed[key], files?.signatures[key])
    }
    refetchTouched([...(uploadFile.touches ?? []), ...(companies.edit.touches ?? [])])
  }
  const signatures: SignatureSlots = {
    kept: (key) => addressOf(files?.signatures[key]),
    staged: (key) => signed[key],
    stage: (key, file) => setSigned((before) => ({ ...before, [key]: file })),
  }
  const onStage = (slot: keyof StagedPictures, file: StagedFile) => setStaged((before) => ({ ...before, [slot]: file }))
  return { staged, kept, send, onStage, signatures }
}

async function sendOne(ownerId: string, slot: string, staged: StagedFile, kept: string | null | undefined) {
  if (staged === 'removed' && kept) await ask(removeFile, { id: kept })
  if (staged instanceof File)
    await ask(uploadFile, { subject: 'perusahaan', ownerId, slot }, { files: { file: staged } })
}

function addressOf(id: string | null | undefined): string | undefined {
  return id ? `/storage/${id}` : undefined
}
