import MessageSquare from 'lucide-react/icons/message-square'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { percentFormat, qtyFormat, rupiah } from '#ground/format.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { OnDay } from '#kit/screen/document/cells.tsx'
import { ImportButton } from '#kit/screen/import/import-button.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { IconButton } from '#kit/screen/ui/icon-button.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { later } from '#kit/screen/client/later.tsx'
import { recipes, type Recipe } from '../../recipes/contract.ts'

const RecipeSheet = later(() => import('../sheets/recipe-sheet.tsx').then((parts) => parts.RecipeSheet))
const RecipeTalk = later(() => import('../sheets/recipe-talk.tsx').then((parts) => parts.RecipeTalk))

const importable = [{ name: 'resep', label: 'Resep', permissions: ['create rumah-produksi'] }]

/** What each item is made of; the same for every house of the company. */
export function RecipesTab() {
  const asked = useAsk(recipes, {})
  const [writing, setWriting] = useState<Recipe | 'new'>()
  const mayWrite = useCan('update rumah-produksi')
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-3">
        <p className="text-small text-muted-foreground">Resep berlaku untuk semua rumah produksi.</p>
        <span className="inline-flex items-center gap-2">
          <ImportButton of={importable} />
          {mayWrite && (
            <Button icon={<Plus />} onClick={() => setWriting('new')}>
              Tambah resep
            </Button>
          )}
        </span>
      </div>
      <AskedCard
        asked={asked}
        empty={{ text: 'Belum ada resep. SPK mengambil bahannya dari resep.', is: (rows) => rows.length === 0 }}
      >
        {(rows) => (
          <ul className="border-t border-border-subtle">
            {rows.map((recipe) => (
              <RecipeItem key={recipe.id} recipe={recipe} onEdit={mayWrite ? () => setWriting(recipe) : undefined} />
            ))}
          </ul>
        )}
      </AskedCard>
      {writing && (
        <RecipeSheet recipe={writing === 'new' ? undefined : writing} onClose={() => setWriting(undefined)} />
      )}
    </>
  )
}

function RecipeItem({ recipe, onEdit }: { readonly recipe: Recipe; readonly onEdit: (() => void) | undefined }) {
  const [isTalking, setTalking] = useState(false)
  return (
    <li className="flex items-start gap-3 border-b border-border-subtle px-5 py-3 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          {recipe.itemName} {recipe.isOld && <Badge tone="neutral">Versi lama</Badge>}
        </p>
        <p className="text-small text-muted-foreground figures">
          {qtyFormat(recipe.outputQty)} {recipe.unit} · berlaku <OnDay day={recipe.validFrom} />
          {recipe.pieceRate && recipe.pieceRate !== '0' ? ` · upah ${rupiah(recipe.pieceRate)}/${recipe.unit}` : ''}
        </p>
        <p className="mt-1 text-small figures">
          {recipe.lines
            .map((line) => {
              const waste = line.wastePercent === '0' ? '' : ` (+${percentFormat(line.wastePercent)})`
              return `${line.itemName}: ${qtyFormat(line.qty)} ${line.unit}${waste}`
            })
            .join(' · ')}
        </p>
      </div>
      <IconButton
        plain
        label={`Riwayat & komentar resep ${recipe.itemName}`}
        icon={<MessageSquare />}
        onClick={() => setTalking(true)}
      />
      {isTalking && <RecipeTalk recipe={recipe} onClose={() => setTalking(false)} />}
      {onEdit && <IconButton plain label={`Ubah resep ${recipe.itemName}`} icon={<Pencil />} onClick={onEdit} />}
    </li>
  )
}
