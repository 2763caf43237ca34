import { openStanding, openTasks, type Standing } from '#app/dashboard/contract.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Card } from '#kit/screen/ui/card.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { MoneyCard } from './money-card.tsx'
import { ProjectsCard } from './projects-card.tsx'

const cards = {
  money: { title: 'Kas & bank', right: 'view laporan-keuangan' },
  projects: { title: 'Proyek berjalan', right: 'view daftar-proyek' },
} as const

/** Kas & bank, or the projects that are being built: asked once for both, nothing where it may not be seen. */
export function StandingCard({ part }: { readonly part: keyof Standing }) {
  const { title, right } = cards[part]
  const isWanted = useCan(right)
  // After the tasks, so that the page never asks more than six things at once.
  const tasks = useAsk(openTasks, {})
  const asked = useAsk(openStanding, {}, { when: isWanted && !tasks.isLoading })
  const { money, projects } = asked.data ?? {}
  if (!isWanted || (asked.data && asked.data[part] === undefined)) return null
  if (part === 'money' && money) return <MoneyCard money={money} />
  if (part === 'projects' && projects) return <ProjectsCard projects={projects} />
  return (
    <Card title={title} flush>
      {asked.data || asked.failure ? <Unanswered asked={asked} /> : <Loading rows={4} />}
    </Card>
  )
}
