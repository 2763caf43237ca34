import Check from 'lucide-react/icons/check'
import Columns3 from 'lucide-react/icons/columns-3'
import * as Parts from 'radix-ui/dropdown-menu'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuLine } from '../ui/menu.tsx'
import type { ListColumn } from './column.ts'
import type { Density, usePreferences } from './preferences.ts'

interface ColumnMenuProps<Row> {
  readonly columns: readonly ListColumn<Row>[]
  readonly preferences: ReturnType<typeof usePreferences>
}

const DENSITIES: readonly { readonly value: Density; readonly label: string }[] = [
  { value: 'nyaman', label: 'Nyaman' },
  { value: 'normal', label: 'Normal' },
  { value: 'padat', label: 'Padat' },
]

/** Which columns, and how close the rows stand; remembered per person and list. */
export function ColumnMenu<Row>({ columns, preferences }: ColumnMenuProps<Row>) {
  const { density, setDensity, setColumn, isChosen, reset } = preferences
  return (
    <Menu
      label="Kolom dan kepadatan"
      trigger={<IconButton size="sm" label="Kolom dan kepadatan" icon={<Columns3 />} />}
    >
      <MenuChoice label="Kepadatan" value={density} options={DENSITIES} onChange={setDensity} />
      <MenuLine />
      <MenuLabel>Kolom</MenuLabel>
      {columns
        .filter((column) => !column.isMain)
        .map((column) => (
          <Parts.CheckboxItem
            key={column.id}
            checked={isShown(column, preferences.columns)}
            onCheckedChange={(isOn) => setColumn(column.id, isOn)}
            onSelect={(event) => event.preventDefault()}
            className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md px-2.5 outline-none select-none data-highlighted:bg-muted"
          >
            <span className="flex-1">{column.title}</span>
            <Parts.ItemIndicator>
              <Check className="text-primary" />
            </Parts.ItemIndicator>
          </Parts.CheckboxItem>
        ))}
      {isChosen ? (
        <>
          <MenuLine />
          <MenuItem onSelect={reset}>Kembalikan seperti semula</MenuItem>
        </>
      ) : null}
    </Menu>
  )
}

/** Whether a column stands in the table: as chosen by hand, else as it comes. */
export function isShown<Row>(column: ListColumn<Row>, chosen: Readonly<Record<string, boolean>>): boolean {
  return column.isMain === true || (chosen[column.id] ?? column.isSpare !== true)
}
