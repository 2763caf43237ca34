import type { ComponentProps } from 'react'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { refetchTouched } from '../client/query-client.ts'
import { momentText } from '../format/zone.ts'
import { notify } from '../ui/toast.tsx'
import { FormPage, useLeave } from './form-page.tsx'

/** A master that is being changed. */
interface Edited {
  readonly id: string
  readonly name: string
  readonly updatedBy: string | null
  readonly updatedAt: string
}

interface EditPageProps extends Omit<ComponentProps<typeof FormPage>, 'title' | 'back' | 'meta'> {
  readonly of: Edited
  /** '/pelanggan' */
  readonly base: string
}

/** The form of a master that stands already: whose it is, who changed it last, and the way back to its page. */
export function EditPage({ of, base, ...form }: EditPageProps) {
  const by = of.updatedBy ? `oleh ${of.updatedBy} ` : ''
  const meta = `Terakhir diubah ${by}${momentText(of.updatedAt)}`
  return <FormPage {...form} title={`Ubah ${of.name}`} back={`${base}/detail/${of.id}`} meta={meta} />
}

/** What follows when a master was changed: lists ask again, a word of it, and back to where one came from. */
export function useEdited(edit: Endpoint, base: string) {
  const leave = useLeave(`${base}/`)
  return (said = 'Perubahan disimpan.') => {
    refetchTouched(edit.touches)
    notify(said)
    leave()
  }
}
