import CircleCheck from 'lucide-react/icons/circle-check'
import { checkBooksNow, openBooksCheck, type BooksChecked } from '#app/books/contract.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { useReloadWhile } from '#kit/screen/client/use-reload-while.ts'
import { momentText } from '#kit/screen/format/zone.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'

/** Whether all figures of this company agree, as the last night found; and asking it now. */
export function BooksSection() {
  const asked = useAsk(openBooksCheck, {})
  const { data, failure, isLoading, reload } = asked
  const start = useAct(checkBooksNow)
  const mayAsk = useMay(checkBooksNow)
  const isAtWork = data?.isUnderWay ?? false
  useReloadWhile(isAtWork, reload)
  return (
    <Card
      title="Pemeriksaan buku"
      heading="section"
      help="Setiap malam semua angka dicocokkan: jurnal seimbang, stok sama dengan mutasinya, piutang dan hutang sama dengan dokumennya, nomor tanpa celah. Bila ada yang tidak cocok, Anda diberi tahu."
    >
      <div className="grid gap-4">
        {start.refusal ? <Notice tone="danger">{start.refusal.message}</Notice> : null}
        {failure && !data ? <Unanswered asked={asked} /> : null}
        {isLoading ? <Loading rows={2} /> : null}
        {data ? <Found of={data} /> : null}
        {mayAsk && data ? (
          <div className="flex justify-end">
            <Button
              className="max-md:w-full"
              isBusy={start.isBusy || isAtWork}
              busyText="Memeriksa…"
              onClick={() => void start.now({})}
            >
              Periksa sekarang
            </Button>
          </div>
        ) : null}
      </div>
    </Card>
  )
}

function Found({ of: { checkedAt, laws, breaches } }: { readonly of: BooksChecked }) {
  if (checkedAt === null) return <p className="text-muted-foreground">Belum pernah diperiksa.</p>
  if (breaches.length === 0) {
    return (
      <p className="flex items-start gap-2.5" role="status">
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
        <span>
          Semua cocok: {laws} aturan pembukuan terpenuhi.{' '}
          <span className="text-muted-foreground figures">Diperiksa {momentText(checkedAt)}.</span>
        </span>
      </p>
    )
  }
  return (
    <>
      <Notice tone="danger">
        {breaches.length} angka tidak cocok pada pemeriksaan {momentText(checkedAt)}. Hubungi penyedia sebelum menutup
        periode.
      </Notice>
      <ul className="divide-y divide-border-subtle rounded-lg border border-border">
        {breaches.map(({ law, detail }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- they come anew as a whole
          <li key={at} className="px-4 py-2.5">
            <span className="block font-medium">{law}</span>
            {detail ? <span className="block text-small text-muted-foreground figures">{detail}</span> : null}
          </li>
        ))}
      </ul>
    </>
  )
}
