import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { useCan } from '#kit/screen/client/use-can.ts'

/** Photos and papers of the house. */
export function PhotosTab({ houseId }: { readonly houseId: string }) {
  const canChange = useCan('update rumah-produksi')
  return (
    <div className="p-5">
      <Attachments subject="rumah-produksi" ownerId={houseId} canChange={canChange} />
    </div>
  )
}
