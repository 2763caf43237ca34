import { expect, test } from 'vitest'
import { columnsOfProjects, gainedByProject, MOST_PROJECTS } from './by-project-rules.ts'

const moved = (projectId: string, account: string, gained: bigint) => ({
  ...{ projectId, account },
  ...{ debit: gained < 0n ? -gained : 0n, credit: gained > 0n ? gained : 0n },
})

test('the projects that moved most stand first, the many small ones together, and what bears none last', () => {
  const many = Array.from({ length: MOST_PROJECTS + 2 }, (_, at) => moved(`p${at}`, '4-1000', BigInt(at + 1)))
  const columns = columnsOfProjects([...many, moved('idle', '4-1000', 0n)])
  expect(columns.map(({ kind }) => kind)).toEqual([...Array(MOST_PROJECTS - 1).fill('one'), 'others', 'none'])
  expect(columns[0]?.ids).toEqual([`p${MOST_PROJECTS + 1}`])
  expect(columns.at(-2)?.ids).toEqual(['p2', 'p1', 'p0'])
})

test('each account is laid out by project; what no project bears is what they leave of the whole', () => {
  const some = [moved('a', '4-1000', 700n), moved('b', '4-1000', 200n), moved('a', '5-1000', -300n)]
  const whole = [
    { account: '4-1000', name: 'Pendapatan', gained: [1_000n] },
    { account: '5-1000', name: 'Material', gained: [-300n] },
    { account: '6-1000', name: 'Kantor', gained: [-50n] },
  ]
  expect(gainedByProject(whole, some, columnsOfProjects(some)).map(({ gained }) => gained)).toEqual([
    [700n, 200n, 100n, 1_000n],
    [-300n, 0n, 0n, -300n],
    [0n, 0n, -50n, -50n],
  ])
})
