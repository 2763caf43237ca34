import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import { useRef, useState } from 'react'
import { refetchTouched } from '#kit/screen/client/answers.ts'
import { bareInput, controlBox } from '#kit/screen/form/control-style.ts'
import { ScanButton } from '#kit/screen/scan/scan-field.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { complain } from '#kit/screen/ui/complain.ts'
import { saveCounted, type CountDetail, type CountLine } from '#modules/warehouse/opname/contract.ts'
import { lacksReason } from '#modules/warehouse/opname/reasons.ts'
import { itemByCode } from '../add-stock/item-by-code.ts'
import { AddItem } from './add-item.tsx'
import { CountedRow } from './counted-row.tsx'
import { linesLike } from './lines-like.ts'
import { OneReason } from './one-reason.tsx'
import { PasteCounts } from './paste-sheet.tsx'
import { standing } from './standing.ts'
import { UnsentNotice } from './unsent-notice.tsx'
import { useUnsent } from './use-unsent.ts'

const STEP = 50

type Only = 'all' | 'uncounted' | 'unexplained'

interface CountSheetProps {
  readonly count: CountDetail
  /** How often it was to be handed in while reasons were missing; each time they are shown. */
  readonly asked: number
}

/** The sheet one counts on; every line is kept the moment one leaves it. */
export function CountSheet({ count, asked }: CountSheetProps) {
  const [typed, setTyped] = useState('')
  const [only, setOnly] = useState<Only>('all')
  const [shown, setShown] = useState(STEP)
  const [isPasting, setPasting] = useState(false)
  const unsent = useUnsent(count.id, [count.number, count.warehouseName].filter(Boolean).join(' · '))
  const list = useRef<HTMLUListElement>(null)
  const unexplained = count.lines.filter((line) => lacksReason(standing(line, unsent.waiting[line.itemId])))
  // Lines that get their reason while one looks at those without stay where they are.
  const [looked, setLooked] = useState<ReadonlySet<string>>(new Set())
  const show = (next: Only) => {
    setOnly(next)
    setLooked(new Set(unexplained.map((line) => line.id)))
    setShown(STEP)
  }
  const [askedBefore, setAskedBefore] = useState(asked)
  if (asked !== askedBefore) {
    setAskedBefore(asked)
    show('unexplained')
  }
  const wanted: Readonly<Record<Only, (line: CountLine) => boolean>> = {
    all: () => true,
    uncounted: (line) => line.counted === null,
    unexplained: (line) => looked.has(line.id) || lacksReason(standing(line, unsent.waiting[line.itemId])),
  }
  const matching = linesLike(count.lines.filter(wanted[only]), typed)
  const useForAll = (reason: string) => {
    const lines = unexplained.map(({ itemId }) => [itemId, { ...unsent.waiting[itemId], reason }] as const)
    void unsent.sendAll(Object.fromEntries(lines))
  }
  const scanned = async (code: string) => {
    const item = await itemByCode(code)
    const line = count.lines.find((one) => one.itemId === item?.id)
    if (!line) return complain(`Kode ${code} tidak ada di lembar ini. Tambahkan lewat "Barang lain".`)
    setOnly('all')
    setTyped(line.itemCode)
    setTimeout(() => list.current?.querySelector<HTMLInputElement>('input')?.focus(), 50)
  }
  return (
    <Card
      title="Lembar hitung"
      aside={
        <Button size="sm" className="my-2" icon={<ClipboardPaste />} onClick={() => setPasting(true)}>
          Tempel daftar
        </Button>
      }
      flush
    >
      <UnsentNotice unsent={unsent} />
      <div className="flex flex-wrap items-center gap-2 px-5 pb-4 max-md:pt-2">
        <span className={`${controlBox} min-w-0 flex-1 basis-48 pr-1`}>
          <input
            type="search"
            aria-label="Cari barang di lembar hitung"
            placeholder="Cari nama, kode, rak…"
            className={bareInput}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setShown(STEP)
            }}
          />
          <ScanButton plain label="Pindai barang" onCode={(code) => void scanned(code)} />
        </span>
        <Button
          size="sm"
          className={pressed}
          aria-pressed={only === 'uncounted'}
          onClick={() => show(only === 'uncounted' ? 'all' : 'uncounted')}
        >
          Belum dihitung
        </Button>
        {(unexplained.length > 0 || only === 'unexplained') && (
          <Button
            size="sm"
            className={pressed}
            aria-pressed={only === 'unexplained'}
            onClick={() => show(only === 'unexplained' ? 'all' : 'unexplained')}
          >
            Perlu alasan ({unexplained.length})
          </Button>
        )}
      </div>
      {only === 'unexplained' && unexplained.length > 0 && (
        <OneReason count={unexplained.length} isBusy={unsent.isSending} onUse={useForAll} />
      )}
      {/* Several people count at once: what others counted shows while one types; the row that is typed in keeps what it has. */}
      <ul ref={list} aria-label="Barang yang dihitung" data-live-free className="border-t border-border-subtle">
        {matching.slice(0, shown).map((line) => (
          <CountedRow
            key={line.id}
            countId={count.id}
            line={line}
            isShort={count.lines.length <= 300}
            unsent={unsent}
            isAsked={asked > 0}
          />
        ))}
      </ul>
      {matching.length === 0 && (
        <p className="px-5 py-10 text-center text-muted-foreground">
          {typed === '' ? nothingSaid[only] : 'Tidak ada barang yang cocok.'}
        </p>
      )}
      {matching.length > shown && (
        <p className="border-b border-border-subtle p-2 text-center">
          <Button variant="ghost" size="sm" onClick={() => setShown(shown + STEP)}>
            Tampilkan {Math.min(STEP, matching.length - shown)} lagi dari {matching.length}
          </Button>
        </p>
      )}
      <AddItem count={count} />
      {isPasting && (
        <PasteCounts
          count={count}
          onClose={() => {
            setPasting(false)
            refetchTouched(saveCounted.touches)
          }}
        />
      )}
    </Card>
  )
}

// The next step is the one filled button of the page; what is looked at is said softly.
const pressed = 'aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary-soft-foreground'

const nothingSaid: Readonly<Record<Only, string>> = {
  all: 'Tidak ada barang yang cocok.',
  uncounted: 'Semua barang sudah dihitung.',
  unexplained: 'Semua selisih sudah beralasan.',
}
