import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { changedFrom } from '#kit/screen/form/changed.ts'
import { FormPage, useLeave } from '#kit/screen/form/form-page.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { momentText } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { houses, type House } from '../houses/contract.ts'
import { dropBlankRows } from '#kit/screen/form/rows.ts'
import { HouseSections } from './house-form/sections.tsx'
import { comparedFields, inputOf, isBlankMaterial, valuesOf } from './house-form/values.ts'

/** Ubah rumah produksi. */
export function EditHouse({ rumahProduksiId }: { readonly rumahProduksiId: string }) {
  const asked = useAsk(houses.open, { id: rumahProduksiId })
  return (
    <AskedPage asked={asked} title="Ubah rumah produksi" back="/rumah-produksi/" fresh>
      {(house) => <HouseForm key={house.id} house={house} />}
    </AskedPage>
  )
}

function HouseForm({ house }: { readonly house: House }) {
  const { id } = house
  const back = `/rumah-produksi/detail/${id}`
  const leave = useLeave(back)
  const form = useForm({
    initial: valuesOf(house),
    draft: `rumah-produksi/${id}`,
    prepare: (store) => dropBlankRows(store, 'materials', isBlankMaterial),
    save: (values) => {
      const changed = changedFrom(inputOf(valuesOf(house)), inputOf(values))
      return ask(houses.edit, { ...changed, id, version: values.version ?? house.version })
    },
    saved: () => {
      refetchTouched(houses.edit.touches)
      notify('Perubahan disimpan.')
      leave()
    },
  })
  const latest = async () => valuesOf(await ask(houses.open, { id }))
  return (
    <FormPage
      form={form}
      title={`Ubah ${house.name}`}
      back={back}
      meta={`Terakhir diubah ${house.updatedBy ? `oleh ${house.updatedBy} ` : ''}${momentText(house.updatedAt)}`}
      conflict={{ latest, labels: comparedFields }}
    >
      <HouseSections />
    </FormPage>
  )
}
