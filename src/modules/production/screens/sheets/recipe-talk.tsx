import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { useCan } from '#kit/screen/client/use-can.ts'
import { RecordActivity } from '#kit/screen/detail/activity.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import type { Recipe } from '../../recipes/contract.ts'

const labels = {
  validFrom: 'Berlaku mulai',
  outputQty: 'Untuk hasil',
  pieceRate: 'Upah per satuan',
  notes: 'Catatan',
  lines: 'Bahan',
}
const words = { create: 'membuat resep ini', update: 'mengubah resep ini' }

/** What was changed of a recipe and said about it, with its photos and papers. */
export function RecipeTalk({ recipe, onClose }: { readonly recipe: Recipe; readonly onClose: () => void }) {
  const mayChange = useCan('update rumah-produksi')
  return (
    <Sheet open onClose={onClose} title={`Resep ${recipe.itemName}`} width="w-144">
      <div className="grid grid-cols-1 gap-5 p-5">
        <Attachments subject="resep" ownerId={recipe.id} canChange={mayChange} />
        <RecordActivity subject="resep" ownerId={recipe.id} words={words} labels={labels} />
      </div>
    </Sheet>
  )
}
