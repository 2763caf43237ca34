import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { dayFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { SelectBox } from '#kit/screen/form/select-box.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { Tabs } from '#kit/screen/ui/tabs.tsx'
import { openMatching, type BankLine, type BankLineState, type Matching } from '../bank/contract.ts'
import { cashStandings } from '../entries/contract.ts'
import { Equation } from './bank/equation.tsx'
import { StatementButton } from './bank/import-button.tsx'
import { LinePane } from './bank/line-pane.tsx'
import { BankLines, LIST_ID } from './bank/lines.tsx'
import { SureSheet } from './bank/sure-sheet.tsx'
import { BankRulesSheet } from './bank/rules-sheet.tsx'
import { lineTabs, paneButtons } from './bank/words.ts'

/** The lines of a bank account beside its book: matched, made into entries, or left waiting; nothing is booked by itself. */
export function BankMatching({ above }: { readonly above: ReactNode }) {
  const search = useSearch({ strict: false }) as Readonly<Record<string, string>>
  const navigate = useNavigate()
  const mayWrite = useCan(['create laporan-keuangan', 'update laporan-keuangan'])
  const tab = lineTabs.find(({ value }) => value === search['status'])?.value ?? 'semua'
  const places = useAsk(cashStandings, {}, { freshFor: 60_000 })
  const asked = useAsk(
    openMatching,
    {
      ...(search['rekening'] && { cashAccountId: search['rekening'] }),
      ...(tab !== 'semua' && { state: tab }),
      ...(search['setelah'] && { after: search['setelah'] }),
    },
    { keep: true },
  )
  const set = (changes: Readonly<Record<string, string | undefined>>) =>
    void navigate({
      to: '.',
      search: { ...search, setelah: undefined, mutasi: undefined, ...changes } as never,
      resetScroll: false,
    })
  const account = asked.data?.account.id
  const [isRules, setRules] = useState(false)
  const [isSure, setSure] = useState(false)
  return (
    <Page
      title="Cocokkan bank"
      meta={asked.data && metaOf(asked.data)}
      actions={
        <>
          <SelectBox
            aria-label="Rekening"
            className="w-44!"
            value={account ?? ''}
            onChoose={(id) => set({ rekening: id })}
          >
            {(places.data ?? []).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectBox>
          <Button onClick={() => setRules(true)}>Aturan</Button>
          {mayWrite && asked.data && asked.data.counts.waiting > 1 && (
            <Button onClick={() => setSure(true)}>Cocokkan yang pasti</Button>
          )}
          {mayWrite && account && <StatementButton cashAccountId={account} />}
        </>
      }
    >
      {above}
      {asked.data ? (
        <Beside
          of={asked.data}
          tab={tab}
          from={search['mutasi']}
          onTab={(next) => set({ status: next === 'semua' ? undefined : next })}
          onNext={(next) => set({ setelah: next })}
        />
      ) : (
        <Card flush>
          <AskedCard asked={asked} rows={8}>
            {() => null}
          </AskedCard>
        </Card>
      )}
      {isRules && <BankRulesSheet onClose={() => setRules(false)} />}
      {isSure && asked.data && <SureSheet cashAccountId={asked.data.account.id} onClose={() => setSure(false)} />}
    </Page>
  )
}

// Those nearest to it in the list: a match of more is rare.
function besides(lines: readonly BankLine[], chosen: BankLine): readonly BankLine[] {
  const at = lines.indexOf(chosen)
  return lines
    .map((line, place) => ({ line, far: Math.abs(place - at) }))
    .filter(({ line, far }) => line.state === 'waiting' && far > 0)
    .toSorted((a, b) => a.far - b.far)
    .slice(0, 20)
    .map(({ line }) => line)
}

function metaOf({ to, fileName, lines }: Matching): string {
  if (to === null) return 'Belum ada berkas mutasi untuk rekening ini'
  return [`Mutasi sampai ${dayFormat(to as Day, 'short')}`, fileName, `${lines.length} baris`]
    .filter(Boolean)
    .join(' · ')
}

interface BesideProps {
  readonly of: Matching
  readonly tab: BankLineState | 'semua'
  /** The line that the address names. */
  readonly from: string | undefined
  readonly onTab: (tab: BankLineState | 'semua') => void
  readonly onNext: (next: string) => void
}

function Beside({ of, tab, from, onTab, onNext }: BesideProps) {
  const { counts, lines } = of
  const [wanted, setWanted] = useState(from)
  const chosen = lines.find(({ id }) => id === wanted) ?? lines.find(({ state }) => state === 'waiting') ?? lines[0]
  // The next one that waits, so that sure lines go by Enter alone.
  const goOn = () => {
    const at = lines.findIndex(({ id }) => id === chosen?.id)
    setWanted(lines.slice(at + 1).find(({ state }) => state === 'waiting')?.id)
    document.getElementById(LIST_ID)?.focus({ preventScroll: true })
  }
  const press = (key: string) => {
    const id = paneButtons[key as keyof typeof paneButtons]
    const target = id && document.getElementById(id)
    if (key === 't') target?.focus()
    else target?.click()
    return id !== undefined
  }
  if (of.to === null) {
    return (
      <Card flush>
        <Empty
          title="Belum ada mutasi bank."
          text="Unduh berkas mutasi (CSV atau Excel) dari internet banking, lalu tekan Impor mutasi. Berkas yang bertumpang tindih tidak dihitung dua kali."
        />
      </Card>
    )
  }
  const countOf = (value: BankLineState | 'semua') =>
    value === 'semua' ? counts.waiting + counts.matched + counts.duplicate : counts[value]
  return (
    <>
      <Equation of={of} />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Card flush className="overflow-hidden">
          <Tabs
            label="Status mutasi"
            value={tab}
            tabs={lineTabs.map((each) => ({
              ...each,
              count: countOf(each.value),
              hot: each.value === 'waiting' && counts.waiting > 0,
            }))}
            onChange={onTab}
          />
          {lines.length === 0 ? (
            <Empty title="Tidak ada baris di sini." text="Pilih status lain di atas." />
          ) : (
            <BankLines lines={lines} chosen={chosen?.id} onChoose={setWanted} onKey={press} />
          )}
          <p className="flex flex-wrap gap-x-4 px-4 py-3 text-small text-muted-foreground max-md:hidden">
            <span>↑ ↓ pindah</span>
            <span>Enter cocokkan</span>
            <span>A pakai usul</span>
            <span>T buat transaksi</span>
            <span>U urungkan</span>
          </p>
          {of.next && (
            <div className="px-4 pb-3">
              <Button onClick={() => onNext(of.next ?? '')}>Baris berikutnya</Button>
            </div>
          )}
        </Card>
        <Card flush>
          {chosen && (
            <LinePane
              key={`${chosen.id}-${chosen.state}`}
              line={chosen}
              others={besides(lines, chosen)}
              onDone={goOn}
            />
          )}
        </Card>
      </div>
    </>
  )
}
