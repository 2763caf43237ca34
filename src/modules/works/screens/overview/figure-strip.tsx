/** A figure of a strip: its word, its value, and what is said under it. */
export interface StripFigure {
  readonly word: string
  readonly value: string
  readonly note: string
  readonly tone?: 'good' | 'bad' | undefined
}

const tones = { good: 'text-success', bad: 'text-danger' } as const

/** Figures a project is judged by, beside each other; two by two on a phone. */
export function FigureStrip({ figures }: { readonly figures: readonly StripFigure[] }) {
  return (
    <dl className="grid grid-cols-2 border-b border-border md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
      {figures.map(({ word, value, note, tone }) => (
        <div key={word} className="border-border px-5 py-3 md:not-first:px-4 md:not-first:border-l">
          <dt className="text-small text-muted-foreground">{word}</dt>
          <dd>
            <span className="block text-lg font-semibold figures">{value}</span>
            {note && <span className={`text-xs ${tone ? tones[tone] : 'text-muted-foreground'}`}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
