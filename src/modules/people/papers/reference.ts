import type { PaperBasis } from '#kit/paper/document.ts'
import { framed, onPaper, placeAndDay } from '#kit/paper/frame.ts'
import { fullName } from '#kit/paper/head-words.ts'
import type { Paper } from '#kit/paper/paper.ts'
import { issuerBox, signingAlone } from '#kit/paper/signing.ts'
import { paragraph, personLines, type PersonOnPaper } from './clauses.ts'

/** What a letter about somebody's work says; `leftOn` null is somebody who still works here. */
interface ReferenceData extends Omit<PaperBasis, 'state' | 'number'> {
  readonly person: PersonOnPaper
  readonly position: string
  readonly department: string
  readonly joinDate: string
  readonly leftOn: string | null
}

/** Surat keterangan kerja, or the paklaring of somebody who has left; no wage, and no reason for leaving. */
export function referencePaper(data: ReferenceData): Paper {
  const { letterhead, person, position, department, joinDate, leftOn } = data
  const firm = fullName(letterhead)
  const { signatory } = letterhead
  const frame = framed(data, {
    title: leftOn === null ? 'SURAT KETERANGAN KERJA' : 'SURAT PENGALAMAN KERJA',
    size: 'A4',
    facts: [['Tanggal', onPaper(data.date)]],
    parties: [{ label: 'Menerangkan tentang', name: person.name, lines: personLines(person) }],
  })
  const worked = [position && `sebagai ${position}`, department && `di bagian ${department}`].filter(Boolean).join(' ')
  const span =
    leftOn === null
      ? `sejak ${onPaper(joinDate)} sampai surat ini dibuat`
      : `sejak ${onPaper(joinDate)} sampai dengan ${onPaper(leftOn)}`
  return {
    ...frame,
    opening: [
      ...frame.opening,
      paragraph(
        `Yang bertanda tangan di bawah ini${signatory ? `, ${signatory.name}, ${signatory.role}` : ''} ${firm}, menerangkan bahwa nama tersebut ${leftOn === null ? 'bekerja' : 'pernah bekerja'} di ${firm} ${worked} ${span}.`,
      ),
      ...(leftOn === null
        ? []
        : [
            paragraph(
              'Selama bekerja yang bersangkutan telah menjalankan tugasnya. Kami berterima kasih atas jasanya dan mendoakan keberhasilan di tempat berikutnya.',
            ),
          ]),
      paragraph('Surat ini dibuat dengan sebenarnya untuk dipergunakan sebagaimana mestinya.'),
    ],
    lines: null,
    closing: [signingAlone(issuerBox(placeAndDay(letterhead, data.date), letterhead, 'posted'))],
  }
}
