import { useEffect, useState, type ReactNode } from 'react'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { Page } from '#kit/screen/shell/page.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { itemsById } from './item-by-code.ts'

type Items = ReadonlyMap<string, Choice>

interface DraftItemsProps {
  readonly lines: readonly { readonly itemId: string }[]
  /** Where they lie. */
  readonly warehouseId?: string | undefined
  readonly title?: string
  readonly children: (items: Items) => ReactNode
}

/** Waits for the items of a draft: their units are chosen from. */
export function DraftItems({ lines, warehouseId, title = 'Ubah draf', children }: DraftItemsProps) {
  const [items, setItems] = useState<Items>()
  const wanted = lines.map((line) => line.itemId).join(',')
  useEffect(() => {
    let isOn = true
    void itemsById(wanted.split(','), warehouseId).then((found) => isOn && setItems(found))
    return () => {
      isOn = false
    }
  }, [wanted, warehouseId])
  if (items) return children(items)
  return (
    <Page title={title} back="/gudang/">
      <Card flush>
        <Loading rows={6} />
      </Card>
    </Page>
  )
}
