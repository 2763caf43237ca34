import History from 'lucide-react/icons/history'
import { momentText } from '../format/zone.ts'
import type { FormHandle } from './use-form.ts'

/** Offers what an earlier visit typed and did not save. */
export function DraftBanner({ form }: { readonly form: FormHandle }) {
  const { found, restore, discard } = form.draft
  if (!found) return null
  return (
    <div
      role="status"
      className="flex gap-3 rounded-lg border border-warning/24 bg-warning-soft px-4 py-3 text-warning"
    >
      <History className="mt-0.5" aria-hidden />
      <p className="text-foreground">
        Ada isian dari {momentText(found.at)} yang belum disimpan.{' '}
        <button type="button" onClick={restore} className="font-medium underline underline-offset-2">
          Pulihkan
        </button>
        {' · '}
        <button type="button" onClick={discard} className="font-medium underline underline-offset-2">
          Buang
        </button>
      </p>
    </div>
  )
}
