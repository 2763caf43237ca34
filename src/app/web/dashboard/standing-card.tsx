import { openStanding, openTasks, type Standing } from '#app/dashboard/contract.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Card } from '#kit/screen/ui/card.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { MoneyCard } from './money-card.tsx'
import { PeopleCard } from './people-card.tsx'
import { ProjectsCard } from './projects-card.tsx'

const cards = {
  money: { title: 'Kas & bank', right: 'view laporan-keuangan' },
  projects: { title: 'Proyek berjalan', right: 'view daftar-proyek' },
  people: { title: 'Tenaga kerja hari ini', right: 'view absensi' },
} as const

/** Kas & bank, the projects that are being built, or who is at work: asked once for all, nothing where it may not be seen. */
export function StandingCard({ part }: { readonly part: keyof Standing }) {
  const { title, right } = cards[part]
  const isWanted = useCan(right)
  // After the tasks, so that the page never asks more than six things at once.
  const tasks = useAsk(openTasks, {})
  const asked = useAsk(openStanding, {}, { when: isWanted && !tasks.isLoading })
  const { money, projects, people } = asked.data ?? {}
  if (!isWanted || (asked.data && asked.data[part] === undefined)) return null
  if (part === 'money' && money) return <MoneyCard money={money} />
  if (part === 'projects' && projects) return <ProjectsCard projects={projects} />
  if (part === 'people' && people) return <PeopleCard people={people} />
  return (
    <Card title={title} flush>
      {asked.data || asked.failure ? <Unanswered asked={asked} /> : <Loading rows={4} />}
    </Card>
  )
}
