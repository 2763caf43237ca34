import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { Label } from '#kit/paper/labels.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import { Refusal } from '#ground/refusal.ts'
import { companyOf } from '#modules/company/companies/face.ts'
import { labelLook } from '#modules/company/templates/face.ts'
import { MOST_LABELS } from '#modules/catalog/labels/contract.ts'
import { itemsOf } from '#modules/catalog/face.ts'
import { labelPlaces } from '#modules/catalog/store.ts'

interface Asked {
  readonly of: readonly (readonly [id: string, copies: number])[]
  readonly size?: 'a4' | 'roll' | undefined
  readonly skip: number
}

/** Prints labels for some items, as many of each as asked, in the order asked. */
export async function labelsPdf(tx: Tx, actor: Actor, asked: Asked): Promise<{ name: string; content: Buffer }> {
  const count = asked.of.reduce((sum, [, copies]) => sum + copies, 0)
  if (count === 0 || count > MOST_LABELS) throw new Refusal('item.labels', { most: MOST_LABELS }, { field: 'of' })

  const ids = asked.of.map(([id]) => id)
  const items = await itemsOf(tx, actor.companyId, ids)
  const racks = await labelPlaces(tx, actor.companyId, ids)
  const { name: author } = await companyOf(tx, actor.companyId)
  const look = await labelLook(tx, actor.companyId)
  const size = asked.size ?? look.size

  const labels = asked.of.flatMap(([id, copies]) => {
    const item = items.get(id)
    if (!item) return []
    const below = [item.baseUnit, racks.get(id) && `Rak ${racks.get(id)}`].filter(Boolean).join(' · ')
    const label: Label = {
      code: item.code,
      name: item.name,
      barcode: item.barcode,
      below: look.hasPlace ? [below] : [],
      above: look.hasCompany ? author : '',
    }
    return Array.from({ length: copies }, () => label)
  })
  const title = labels.length === 1 ? `Label ${labels[0]?.code}` : `Label ${labels.length} lembar`
  const content = await makePdf({
    kind: 'labels',
    title,
    author,
    createdAt: now().toISOString(),
    size,
    skip: size === 'a4' ? asked.skip : 0,
    labels,
  })
  return { name: `${title}.pdf`, content }
}
