import { revokeLink, type PaperLinkLine } from '#kit/paper/links/contract.ts'
import { useAct } from '../client/use-act.ts'
import { momentText } from '../format/zone.ts'
import { Button } from '../ui/button.tsx'

/** The links of a paper that still open, each with its end in reach. */
export function LiveLinks({ links }: { readonly links: readonly PaperLinkLine[] }) {
  const revoke = useAct(revokeLink, { say: 'Tautan dicabut.' })
  return (
    <section aria-label="Tautan yang masih berlaku" className="border-t border-border-subtle pt-4">
      <h3 className="text-small font-semibold">Tautan yang masih berlaku</h3>
      <ul className="mt-1 divide-y divide-border-subtle">
        {links.map((link) => (
          <li key={link.id} className="flex items-center gap-3 py-2 text-small">
            <div className="min-w-0 flex-1">
              <p className="truncate">
                {link.madeBy}, {momentText(link.madeAt)}
              </p>
              <p className="text-muted-foreground">
                {link.openedCount === 0 ? 'Belum dibuka' : `Dibuka ${link.openedCount} kali`} · sampai{' '}
                {momentText(link.expiresAt)}
              </p>
            </div>
            <Button variant="ghost" isBusy={revoke.isBusy} onClick={() => void revoke.now({ id: link.id })}>
              Cabut
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
