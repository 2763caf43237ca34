import type { Explained, ExplainedFigure, ExplainedRow } from '#kit/explained.ts'
import type { Endpoint, InputOf } from '#kit/http/endpoint.ts'
import { useAsk } from '../client/use-ask.ts'
import { DateText } from '../format/date-text.tsx'
import { Money } from '../format/money.tsx'
import { Qty } from '../format/quantity.tsx'
import { TextLink } from '../shell/go.tsx'
import { Unanswered } from '../ui/error-state.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { Loading } from '../ui/skeleton.tsx'

interface ExplainSheetProps<E extends Endpoint> {
  readonly of: string
  readonly endpoint: E
  readonly input: InputOf<E>
  readonly onClose: () => void
}

/** The number, its formula with the numbers filled in, and the rows it was made of. */
export function ExplainSheet<E extends Endpoint<Endpoint['input'], Explained>>(props: ExplainSheetProps<E>) {
  const asked = useAsk(props.endpoint, props.input)
  return (
    <Sheet open onClose={props.onClose} title="Dari mana angka ini?">
      {asked.failure ? (
        <Unanswered asked={asked} />
      ) : asked.data ? (
        <Explanation told={asked.data} />
      ) : (
        <Loading rows={6} />
      )}
    </Sheet>
  )
}

function Explanation({ told }: { readonly told: Explained }) {
  return (
    <div className="grid grid-cols-1 gap-5 p-5">
      <div>
        <p className="text-small text-muted-foreground">{told.title}</p>
        <p className="text-xl font-semibold">
          <Figure figure={told.result} />
        </p>
      </div>
      <div className="divide-y divide-border-subtle rounded-lg border border-border">
        <p className="px-4 py-3 font-medium">{told.formula}</p>
        {told.parts.length > 0 && (
          <dl className="grid gap-2.5 px-4 py-3 max-md:has-[a]:gap-5">
            {told.parts.map((part) => (
              <div key={part.label} className="flex justify-between gap-4">
                <dt className="text-muted-foreground">
                  {part.to ? <TextLink to={part.to}>{part.label}</TextLink> : part.label}
                </dt>
                <dd className="font-medium">
                  <Figure figure={part.figure} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {told.rows.length > 0 && <Rows title="Rincian" rows={told.rows} unlisted={told.unlisted} />}
      {told.beside?.map(({ title, rows }) => (
        <Rows key={title} title={title} rows={rows} />
      ))}
    </div>
  )
}

interface RowsProps {
  readonly title: string
  readonly rows: readonly ExplainedRow[]
  readonly unlisted?: number | undefined
}

function Rows({ title, rows, unlisted }: RowsProps) {
  return (
    <section aria-label={title}>
      <h3 className="mb-2 font-semibold">{title}</h3>
      <ul className="divide-y divide-border-subtle border-y border-border-subtle">
        {rows.map((row) => (
          <li key={row.id} className="flex items-start gap-3 py-2.5">
            <Row row={row} />
          </li>
        ))}
      </ul>
      {unlisted ? <p className="mt-2 text-small text-muted-foreground">Dan {unlisted} baris lain.</p> : null}
    </section>
  )
}

function Row({ row }: { readonly row: ExplainedRow }) {
  return (
    <>
      <span className="min-w-0 flex-1">
        {row.to ? (
          <TextLink to={row.to} className="block truncate code">
            {row.label}
          </TextLink>
        ) : (
          <span className="block truncate code">{row.label}</span>
        )}
        <small className="block text-xs text-subtle-foreground">
          {row.on && <DateText value={row.on} />}
          {row.on && row.detail && ' · '}
          {row.detail}
        </small>
      </span>
      <span className="text-right">
        <Figure figure={row.figure} />
        {row.after && (
          <small className="block text-xs text-subtle-foreground">
            saldo <Figure figure={row.after} />
          </small>
        )}
      </span>
    </>
  )
}

function Figure({ figure }: { readonly figure: ExplainedFigure }) {
  if (figure.kind === 'quantity') return <Qty value={figure.value} unit={figure.unit} />
  return (
    <span className="whitespace-nowrap">
      <Money value={figure.value} rp />
      {figure.unit && <span className="ml-1 text-xs font-normal text-subtle-foreground">per {figure.unit}</span>}
    </span>
  )
}
