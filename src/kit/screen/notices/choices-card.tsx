import { kindWords, noticeKinds, waysOf, type NoticeKind, type Ways } from '#kit/notices/kinds.ts'
import { usePreference } from '../client/preferences.ts'
import { Card } from '../ui/card.tsx'
import { Switch } from '../ui/switch.tsx'

/** What reaches a person by the bell, and what by mail as well: kind by kind, in force at once. */
export function NoticeChoices() {
  const [choices, keep] = usePreference('notices', {})
  const change = (kind: NoticeKind, change: Partial<Ways>) =>
    keep({ ...choices, [kind]: { ...waysOf(choices, kind), ...change } })
  return (
    <Card title="Notifikasi" heading="section" help="Berlaku langsung, di semua perangkat Anda." flush>
      <table className="w-full border-separate border-spacing-0 text-left">
        <thead>
          <tr className="h-9 text-xs text-muted-foreground [&>*]:border-y [&>*]:border-border-subtle [&>*]:bg-row-hover">
            <th scope="col" className="pl-5 font-medium">
              Kejadian
            </th>
            <th scope="col" className="w-24 px-2 text-center font-medium max-md:w-20">
              Aplikasi
            </th>
            <th scope="col" className="w-24 px-2 pr-5 text-center font-medium max-md:w-20">
              Email
            </th>
          </tr>
        </thead>
        <tbody>
          {noticeKinds.map((kind) => {
            const ways = waysOf(choices, kind)
            return (
              <tr key={kind} className="[&:last-child>*]:border-b-0 [&>*]:border-b [&>*]:border-border-subtle">
                <th scope="row" className="h-12 py-2 pr-2 pl-5 font-normal">
                  {kindWords[kind]}
                  {kind === 'security' ? (
                    <span className="block text-xs text-muted-foreground">Di aplikasi selalu menyala.</span>
                  ) : null}
                </th>
                <td className="text-center">
                  <Switch
                    isBare
                    label={`${kindWords[kind]} di aplikasi`}
                    checked={ways.bell}
                    disabled={kind === 'security'}
                    onChange={(bell) => change(kind, { bell })}
                  />
                </td>
                <td className="pr-3 text-center">
                  <Switch
                    isBare
                    label={`${kindWords[kind]} lewat email`}
                    checked={ways.mail}
                    onChange={(mail) => change(kind, { mail })}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Card>
  )
}
