import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { FormPage, useLeave } from '#kit/screen/form/form-page.tsx'
import { dropBlankRows } from '#kit/screen/form/rows.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { momentText } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { items, type Item } from '../contract.ts'
import { IdentitySection } from './item-form/identity-section.tsx'
import type { ItemFormParts } from './item-form/parts.ts'
import { MoreSection, PriceSection, StockSection } from './item-form/trade-sections.tsx'
import { SupplierSection } from './item-form/supplier-section.tsx'
import { UnitSection } from './item-form/unit-section.tsx'
import { isBlankSupplier } from './item-form/supplier-rows.ts'
import { usePhoto } from './item-form/use-photo.ts'
import { useSeen } from './item-form/use-seen.ts'
import { changesOf, comparedFields, complaintsOf, valuesOf } from './item-form/values.ts'
import { useWayBack, type ItemView } from './item-view.ts'

interface EditItemProps {
  readonly view: ItemView
  readonly id: string
  readonly parts: ItemFormParts
}

/** Ubah bahan baku or produk. */
export function EditItem({ view, id, parts }: EditItemProps) {
  useWayBack(view)
  const asked = useAsk(items.open, { id })
  return (
    <AskedPage asked={asked} title={`Ubah ${view.noun}`} back={view.list} fresh>
      {(item) => <ItemForm key={item.id} item={item} view={view} parts={parts} />}
    </AskedPage>
  )
}

function ItemForm({ item, view, parts }: Omit<EditItemProps, 'id'> & { readonly item: Item }) {
  const leave = useLeave(view.list)
  const photo = usePhoto(item.photoId)
  const sees = useSeen(view)
  const { id } = item
  const form = useForm({
    initial: valuesOf(item),
    draft: `${view.of}/${id}`,
    prepare: (store) => dropBlankRows(store, 'suppliers', isBlankSupplier),
    check: (values) => complaintsOf(values, sees),
    save: async (values) => {
      const changes = changesOf(item, values, sees)
      if (Object.keys(changes).length > 0) {
        await ask(items.edit, { ...changes, id, version: values.version ?? item.version })
      }
      await photo.send(id)
    },
    saved: () => {
      refetchTouched(items.edit.touches)
      notify('Perubahan disimpan.')
      leave()
    },
  })
  const latest = async () => valuesOf(await ask(items.open, { id }))
  return (
    <FormPage
      form={form}
      title={`Ubah ${item.name}`}
      back={view.detail(id)}
      meta={`Terakhir diubah ${item.updatedBy ? `oleh ${item.updatedBy} ` : ''}${momentText(item.updatedAt)}`}
      conflict={{ latest, labels: comparedFields }}
    >
      <IdentitySection view={view} isFixed={item.hasMoves} />
      <UnitSection isFixed={item.hasMoves} />
      <PriceSection maySeeCost={sees.cost} />
      {sees.purchases && <SupplierSection />}
      <StockSection itemId={id}>{sees.houses && parts.houses()}</StockSection>
      <MoreSection {...photo} />
    </FormPage>
  )
}
