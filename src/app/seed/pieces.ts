import { addDays, type Day } from '#ground/day.ts'
import type { Person } from '#app/seed/as-person.ts'
import type { DemoSite } from '#app/seed/sites/shophouse.ts'
import { approvePieceOpname, sendPieceOpname } from '#modules/crews/opnames/contract.ts'
import { addPieceCrew, listPieceCrews } from '#modules/crews/pieces/contract.ts'
import { workItemNamed } from './sites/build-site.ts'

/** Before so many of the last Saturdays. */
export const PIECE_WEEKS_AGO = 1

const WORK = 'Lantai kerja beton K-225'
/** The leader with his masons and helpers. */
const MEMBERS = 6

/**
 * Lets some of a crew do a floor by the piece in a week without days of theirs: agreed by SPK with retention, measured with
 * a photo on its Friday, and approved, so that the Saturday pays it.
 */
export async function demoPieces(
  person: Person,
  { site, ids }: { readonly site: DemoSite; readonly ids: readonly string[] },
  saturday: Day,
): Promise<void> {
  const { projectId } = site
  const workItemId = await workItemNamed(person, projectId, WORK)
  const workerIds = ids.slice(0, MEMBERS)
  if (!workItemId) return
  const { id: crewId } = await person.do(addPieceCrew, {
    ...{
      projectId,
      name: 'Regu lantai',
      leaderId: workerIds[0] ?? '',
      shareBy: 'days',
      spk: 'SPK/BRG/03',
      retention: '5',
    },
    members: workerIds.map((workerId, at) => ({ workerId, weight: at === 0 ? '1.5' : '1' })),
    works: [{ workItemId, rate: '45000', volume: '300' }],
  })
  const crew = (await person.do(listPieceCrews, { projectId })).find(({ id }) => id === crewId)
  const { id, version } = await person.do(sendPieceOpname, {
    ...{ crewId, measuredOn: addDays(saturday, -1), witness: 'Bagas Prayoga', note: 'Segmen utara, as 1–4' },
    lines: [{ workId: crew?.works[0]?.id ?? '', volume: '118.5' }],
    members: workerIds.map((workerId) => ({ workerId, halfDays: 10, amount: null })),
    files: [await person.photo('lantai-utara.jpg', await floorPhoto())],
  })
  await person.another().do(approvePieceOpname, { id, version })
}

// Drawn, since a photo of somebody's site would be no example.
async function floorPhoto(): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const joints = Array.from({ length: 5 }, (_, at) => `<path d="M${at * 200} 260 L${at * 300 - 200} 600"/>`).join('')
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">
    <rect width="800" height="260" fill="#b9cddb"/><rect y="150" width="800" height="110" fill="#8d8577"/>
    <rect y="260" width="800" height="340" fill="#a9a69f"/><g stroke="#7f7c75" stroke-width="4">${joints}</g></svg>`
  return sharp(Buffer.from(drawing)).jpeg({ quality: 80 }).toBuffer()
}
