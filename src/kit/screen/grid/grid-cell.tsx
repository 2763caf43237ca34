import { memo, useState } from 'react'
import { amountComplaint, keptAmount, shownAmount, type AmountKind } from '../form/amount.ts'
import { useFieldError, useFormScope, useValue } from '../form/form-context.ts'
import type { Choice } from '../picker/choice.ts'
import { PickInput } from '../picker/pick-input.tsx'
import { cx } from '../ui/cx.ts'
import { amountKind, isRight, type GridColumn, type SpanKind } from './column.ts'
import type { Grid } from './use-grid.ts'

export interface CellProps {
  readonly grid: Grid
  readonly index: number
  readonly rowKey: string
  readonly column: GridColumn
  /** Its place among the cells one can type into. */
  readonly at: number
  readonly labelledBy: string
  readonly isPhone: boolean
  /** The cells of the blank row are reached by typing in its first. */
  readonly isIdle: boolean
  /** Where it stands in the card of a phone. */
  readonly place: string
}

// Its size is the cell's, never the text's: what is typed is laid out here and nowhere around it.
const cellClass =
  '[contain:strict] h-full w-full min-w-0 bg-transparent px-2 -outline-offset-2 focus:bg-card focus:outline-2 focus:outline-ring max-md:h-12 max-md:rounded-md max-md:border max-md:border-input max-md:px-2'

// On a phone the words of a cell stand in its box, above what is typed.
const words = 'pointer-events-none absolute top-1 left-2 z-1 max-w-full truncate text-2xs text-muted-foreground'
const underWords = 'max-md:[&_:is(input,select)]:pt-4.5'

/** One cell. A keystroke renders this and nothing beside it. */
export const GridCell = memo(function GridCell(props: CellProps) {
  const { column, grid, index } = props
  const path = `${grid.name}.${index}.${column.id}`
  const error = useFieldError(path)
  const id = grid.cellId(index, column.id)
  const isFirst = column === grid.columns[0]
  const isSilent = props.isPhone && isFirst
  const input = {
    id,
    // On a phone the head is not in sight: the cell brings its own words; the first has no room for them.
    ...(isSilent
      ? { 'aria-label': `${column.title} Baris ${index + 1}` }
      : { 'aria-labelledby': props.isPhone ? `${id}-label ${props.labelledBy.split(' ')[1]}` : props.labelledBy }),
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
    tabIndex: props.isIdle && props.at > 0 ? -1 : undefined,
    onFocus: () => grid.entered(index, column.id),
    // The blank row asks only in its first cell.
    placeholder: props.isIdle && props.at > 0 ? undefined : column.placeholder,
  }
  return (
    <td
      data-cell={`${index}:${props.at}`}
      className={cx(
        'block h-[39px] border-r border-border-subtle p-0 max-md:relative max-md:h-12 max-md:border-0',
        props.place,
        isFirst ? 'max-md:mr-8 max-md:ml-6' : underWords,
        error && 'shadow-[inset_3px_0_var(--danger)]',
      )}
    >
      {props.isPhone && !isFirst && (
        <span id={`${id}-label`} className={words}>
          {column.title}
        </span>
      )}
      <CellInput {...props} path={path} input={input} />
      {error && (
        <span id={`${input.id}-error`} className="sr-only">
          {error}
        </span>
      )}
    </td>
  )
})

type InputProps = CellProps & {
  readonly path: string
  readonly input: Record<string, unknown> & { id: string; onFocus: () => void }
}

function CellInput(props: InputProps) {
  const { column } = props
  const amount = amountKind(column)
  if (amount) return <AmountCell {...props} kind={amount} />
  if (column.kind === 'pick') return <PickCell {...props} column={column} />
  if (column.kind === 'choice') return <ChoiceCell {...props} column={column} />
  return <TextCell {...props} />
}

function TextCell({ grid, index, rowKey, column, path, input }: InputProps) {
  const value = useValue(path)
  return (
    <input
      {...input}
      type="text"
      autoComplete="off"
      className={cellClass}
      value={String(value ?? '')}
      onChange={(event) => grid.write(index, rowKey, { [column.id]: event.target.value })}
    />
  )
}

function AmountCell({ grid, index, rowKey, column, path, input, kind }: InputProps & { readonly kind: AmountKind }) {
  const { store } = useFormScope()
  const value = useValue(path)
  const [typed, setTyped] = useState<string>()
  const shown = shownAmount(value, kind)
  const leave = () => {
    setTyped(undefined)
    const complaint = amountComplaint(store.read(path))
    if (complaint) store.refuse({ ...store.errors(), [path]: [complaint] })
  }
  return (
    <input
      {...input}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      className={cx(
        cellClass,
        'figures',
        isRight(column) && 'text-right',
        // The narrowest cell of a phone's card.
        kind === 'quantity' && (typed ?? shown).length > 6 && 'max-md:text-small',
      )}
      value={typed ?? (shown && kind === 'percent' ? `${shown}%` : shown)}
      onFocus={(event) => {
        input.onFocus()
        event.target.select()
      }}
      onChange={(event) => {
        setTyped(event.target.value)
        grid.write(index, rowKey, { [column.id]: keptAmount(event.target.value.replace('%', '')) })
      }}
      onBlur={leave}
    />
  )
}

function PickCell({
  grid,
  index,
  rowKey,
  at,
  column,
  path,
  input,
}: InputProps & { readonly column: Extract<GridColumn, { kind: 'pick' }> }) {
  const value = useValue<Choice | null | undefined>(path)
  const pick = (choice: Choice | null) => {
    const filled = choice ? column.fill?.(choice, grid.rowAt(index)) : undefined
    grid.write(index, rowKey, { ...filled, [column.id]: choice })
  }
  const inTwo = twoLines(value?.label.length ?? 0)
  return (
    <div className="@container relative h-full min-w-0 max-md:h-12">
      <PickInput
        bare
        value={value}
        onPick={pick}
        source={column.source}
        className={cx(cellClass, 'peer truncate', inTwo?.box)}
        input={input}
        onTaken={() => grid.forward(index, at)}
      />
      {inTwo && (
        // At rest a long name stands in two lines, which no text box has: what tells two goods apart comes last.
        <span
          aria-hidden
          className={cx(
            'pointer-events-none absolute inset-0 hidden items-center px-2 leading-4 peer-focus:hidden',
            inTwo.name,
          )}
        >
          <span className="line-clamp-2 text-balance">{value?.label}</span>
        </span>
      )}
    </div>
  )
}

/** So many letters need a second line where their column is narrower than this. */
function twoLines(letters: number) {
  if (letters > 22) return { box: '@max-[20rem]:not-focus:text-transparent', name: '@max-[20rem]:flex' }
  return letters > 16 ? { box: '@max-[12rem]:not-focus:text-transparent', name: '@max-[12rem]:flex' } : undefined
}

function ChoiceCell({
  grid,
  index,
  rowKey,
  column,
  path,
  input,
}: InputProps & { readonly column: Extract<GridColumn, { kind: 'choice' }> }) {
  const value = useValue(path)
  const row = useValue(`${grid.name}.${index}`)
  const options = column.options(row as ReturnType<Grid['rowAt']>)
  const choose = (chosen: string) =>
    grid.write(index, rowKey, { ...column.fill?.(chosen, grid.rowAt(index)), [column.id]: chosen })
  return (
    <select
      {...input}
      value={String(value ?? '')}
      onChange={(event) => choose(event.target.value)}
      className={`${cellClass} appearance-none truncate text-muted-foreground focus:text-foreground [&>option]:bg-popover`}
    >
      {!value && <option value="" />}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

/** A cell worked out from its row. */
export function WorkedCell({
  grid,
  index,
  column,
  place,
}: Pick<CellProps, 'grid' | 'index' | 'place'> & { readonly column: Extract<GridColumn, { kind: 'worked' }> }) {
  const row = useValue(`${grid.name}.${index}`) as ReturnType<Grid['rowAt']>
  const told = row ? column.work(row) : ''
  return (
    <td
      data-label={column.title}
      className={cx(
        'block h-[39px] border-r border-border-subtle leading-[39px] figures max-md:h-12 max-md:border-0 max-md:pt-1 max-md:before:block max-md:before:px-2 max-md:before:text-2xs max-md:before:font-normal max-md:before:text-muted-foreground max-md:before:content-[attr(data-label)]',
        place,
        isRight(column) ? 'text-right font-medium' : 'text-muted-foreground',
      )}
    >
      <span
        className="block h-[39px] truncate px-2 leading-[39px] [contain:strict] max-md:h-6 max-md:leading-6"
        title={told}
      >
        {told}
      </span>
    </td>
  )
}

interface SpanCellProps extends Pick<CellProps, 'grid' | 'index' | 'rowKey' | 'labelledBy'> {
  readonly span: SpanKind
}

/** One text across the line. */
export function SpanCell({ grid, index, rowKey, span, labelledBy }: SpanCellProps) {
  const text = grid.spans?.text ?? ''
  const value = useValue(`${grid.name}.${index}.${text}`)
  return (
    <td
      data-cell={`${index}:0`}
      className="col-start-2 -col-end-2 block h-[39px] p-0 max-md:col-span-full max-md:mr-8 max-md:ml-6 max-md:h-12"
    >
      <input
        id={grid.cellId(index, text)}
        type="text"
        autoComplete="off"
        aria-label={span.label}
        aria-describedby={labelledBy}
        className={cx(cellClass, span.isHeading && 'font-semibold')}
        placeholder={span.placeholder}
        value={String(value ?? '')}
        onFocus={() => grid.entered(index, text)}
        onChange={(event) => grid.write(index, rowKey, { [text]: event.target.value })}
      />
    </td>
  )
}
