import ChevronRight from 'lucide-react/icons/chevron-right'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useKept } from '#kit/screen/device/use-kept.ts'
import { Go, GoButton } from '#kit/screen/shell/go.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { pickProject } from '#modules/projects/picks/contract.ts'
import { useLastSite } from '../site-choice.ts'

interface PlaceChoiceProps {
  /** Which sheet follows: 'borongan', or the one of days. */
  readonly kind: unknown
}

/** Which project is marked: the twenty that take costs, the one chosen last on top, also without a signal. */
export function PlaceChoice({ kind }: PlaceChoiceProps) {
  const asked = useAsk(pickProject, {}, { isQuiet: true })
  const { data, isLoading } = useKept('proyek', asked)
  const [last, keepLast] = useLastSite()
  const lastFirst = data?.toSorted((a, b) => Number(b.id === last) - Number(a.id === last)) ?? []
  return (
    <Page title="Absensi pekerja" back="/absensi/?tab=pekerja" width="form">
      <Card flush>
        {isLoading ? (
          <Loading rows={4} />
        ) : data === undefined ? (
          <Unanswered asked={asked} />
        ) : data.length === 0 ? (
          <Empty
            title="Belum ada proyek yang berjalan."
            text="Absensi pekerja ditandai per proyek."
            actions={<GoButton to="/daftar-proyek/">Ke daftar proyek</GoButton>}
          />
        ) : (
          <ul aria-label="Pilih proyek">
            {lastFirst.map(({ id, name, code, city }) => (
              <li key={id} className="border-b border-border-subtle last:border-0">
                <Go
                  to="/absensi/tambah-pekerja"
                  search={{ ...(kind === 'borongan' && { jenis: 'borongan' }), proyek: id }}
                  onClick={() => keepLast(id)}
                  className="flex min-h-14 items-center gap-3 px-5 py-2 hover:bg-row-hover"
                >
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold wrap-anywhere">{name}</span>
                    <span className="text-xs text-muted-foreground">
                      {[code, city, id === last && 'terakhir dipilih'].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                  <ChevronRight className="text-subtle-foreground" aria-hidden />
                </Go>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </Page>
  )
}
