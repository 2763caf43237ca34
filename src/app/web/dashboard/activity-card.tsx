import { openActivity, openTasks, type Activity } from '#app/dashboard/contract.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { actWords } from '#kit/screen/detail/act-words.ts'
import { timelineText } from '#kit/screen/format/zone.ts'
import { Go } from '#kit/screen/shell/go.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { readSearch } from '../search.ts'

const words: Readonly<Record<string, string>> = {
  ...actWords,
  create: 'membuat',
  add: 'membuat',
  archive: 'mengarsipkan',
  restore: 'memulihkan',
  pay: 'mencatat pembayaran',
  receive: 'menerima',
  'add-file': 'menambahkan berkas di',
  'remove-file': 'menghapus berkas di',
  email: 'mengirim email',
  'share-link': 'membagikan',
  'open-link': 'membuka tautan',
  allocate: 'mengalokasikan pembayaran',
  return: 'mengembalikan',
  revise: 'merevisi',
  plan: 'merencanakan',
  start: 'memulai',
  quote: 'mencatat penawaran untuk',
  'arrive-received': 'mencatat diterimanya',
  'arrive-partial': 'mencatat diterima sebagian',
  'arrive-rejected': 'mencatat ditolaknya',
  'submit-write-off': 'mengajukan penghapusan',
  'approve-write-off': 'menyetujui penghapusan',
  'write-off': 'menghapusbukukan',
  'refuse-write-off': 'menolak penghapusan',
  'void-write-off': 'membatalkan penghapusan',
  'prove-ppn': 'mencatat bukti PPN',
  'unprove-ppn': 'membatalkan bukti PPN',
  order: 'memesan dengan',
  requote: 'mengubah penawaran untuk',
  'choose-quote': 'memilih penawaran untuk',
  'submit-amendment': 'mengajukan perubahan',
  prices: 'mengubah harga dari',
  merged: 'menggabungkan',
  absorb: 'menggabungkan ke',
}

/** Aktivitas terbaru: who did what, the last ten. */
export function ActivityCard() {
  // After the tasks, so that the page never asks more than six things at once.
  const tasks = useAsk(openTasks, {})
  const asked = useAsk(openActivity, {}, { when: !tasks.isLoading })
  const { data, failure } = asked
  return (
    <Card title="Aktivitas terbaru" flush>
      {!data ? (
        failure ? (
          <Unanswered asked={asked} />
        ) : (
          <Loading rows={4} />
        )
      ) : data.length === 0 ? (
        <p className="px-5 pb-5 text-muted-foreground">Belum ada aktivitas.</p>
      ) : (
        <ul>
          {data.map((one) => (
            <Row key={one.id} activity={one} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Row({ activity: { at, by, act, what, name, to } }: { readonly activity: Activity }) {
  const [path = '', search = ''] = to.split('?')
  return (
    <li className="relative flex min-h-11 items-baseline gap-3 border-t border-border-subtle px-5 py-2.5 max-md:px-4">
      <span className="min-w-0 flex-1 text-muted-foreground">
        <b className="font-medium text-foreground">{by}</b> {words[act] ?? 'memperbarui'} {what}{' '}
        <Go
          to={path}
          search={readSearch(search)}
          className="inline-block max-w-full font-medium text-foreground after:absolute after:inset-0 hover:underline"
        >
          {name}
        </Go>
      </span>
      <time dateTime={at} className="text-xs whitespace-nowrap text-subtle-foreground figures">
        {timelineText(at)}
      </time>
    </li>
  )
}
