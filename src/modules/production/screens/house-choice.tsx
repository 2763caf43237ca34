import { ChipsField } from '#kit/screen/form/chips-field.tsx'
import { useHouseOptions } from './sheets/house-options.ts'

/** Which houses use a material: on the form of the item. Nothing is asked where there is no house. */
export function HouseChoice() {
  const options = useHouseOptions()
  if (options.length === 0) return null
  return (
    <ChipsField
      name="houseIds"
      label="Rumah produksi"
      optional
      options={options}
      hint="Yang memakainya; batas minimumnya mula-mula sama dengan stok minimum, dan diubah di rumah produksinya."
    />
  )
}
