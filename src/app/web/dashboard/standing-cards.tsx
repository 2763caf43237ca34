import { openStanding, openTasks } from '#app/dashboard/contract.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Card } from '#kit/screen/ui/card.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { MoneyCard } from './money-card.tsx'
import { ProjectsCard } from './projects-card.tsx'

/** Kas & bank and the projects that are being built: of each what this person may see, asked once for both. */
export function StandingCards() {
  const isWanted = useCan(['view laporan-keuangan', 'view daftar-proyek'])
  // After the tasks, so that the page never asks more than six things at once.
  const tasks = useAsk(openTasks, {})
  const asked = useAsk(openStanding, {}, { when: isWanted && !tasks.isLoading })
  if (!isWanted) return null
  const { data } = asked
  if (!data)
    return (
      <Card title="Kas & proyek" flush>
        {asked.failure ? <Unanswered asked={asked} /> : <Loading rows={4} />}
      </Card>
    )
  return (
    <>
      {data.money && <MoneyCard money={data.money} />}
      {data.projects && <ProjectsCard projects={data.projects} />}
      {(data.money === null || data.projects === null) && (
        <Card title="Kas & proyek" flush>
          <Unanswered asked={asked} />
        </Card>
      )}
    </>
  )
}
