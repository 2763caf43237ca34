// What a ring counts, and what a second try changes in it. Only whole files are tried again, from a house of their own:
// a test alone would begin in what its first try left behind.

/** Stands for a test where a file broke outside of its tests. */
const ITSELF = 'the file itself'

/** vitest's report, as far as it is read here. */
export interface Report {
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
}

/** A file of tests after a run; a file that broke before its tests has failed as one. */
export interface TriedFile {
  file: string
  passed: string[]
  failed: string[]
}

/**
 * What a run tells.
 * @param report null where it ended without one
 * @param code what it ended with
 */
export function readRun(report: Report | null, code: number): TriedFile[] {
  if (!report) return [{ file: '', passed: [], failed: ['the whole run: it left no report'] }]
  const files = report.testResults.map((result) => {
    const named = (status: string) =>
      result.assertionResults.filter((one) => one.status === status).map((one) => one.fullName)
    const failed = named('failed')
    const broke = result.status === 'failed' && failed.length === 0
    return { file: result.name, passed: named('passed'), failed: broke ? [ITSELF] : failed }
  })
  const isClean = files.every((file) => file.failed.length === 0)
  return isClean && code !== 0
    ? [...files, { file: '', passed: [], failed: [`the run itself: it ended with ${code}`] }]
    : files
}

/**
 * The files worth a second try.
 * @param most where more files failed, it is the product that is broken
 * @returns their paths; none where nothing failed, too much did, or something outside of any file
 */
export function toTryAgain(run: TriedFile[], most: number): string[] {
  const broken = run.filter((file) => file.failed.length > 0)
  return broken.length > most || broken.some((file) => file.file === '') ? [] : broken.map((file) => file.file)
}

/**
 * The run as it counts after its second try: what was tried again stands as it did the second time.
 * @returns saved: what passed only the second time
 */
export function withSecondTry(first: TriedFile[], second: TriedFile[]): { run: TriedFile[]; saved: string[] } {
  const again = new Map(second.map((file) => [file.file, file]))
  const left = first.filter((file) => !again.has(file.file))
  const saved = first.flatMap((file) => {
    const later = again.get(file.file)
    const isSaved = (name: string) => (name === ITSELF ? later?.failed.length === 0 : later?.passed.includes(name))
    return file.failed.filter(isSaved).map((name) => `${file.file} > ${name}`)
  })
  return { run: [...left, ...second], saved }
}
