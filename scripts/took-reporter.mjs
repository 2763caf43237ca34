// Writes how long each file of tests took, what comes before and after its tests included: vitest's own report leaves
// that out. Where, says TOOK_FILE; the answer is {path: milliseconds}.
import { writeFileSync } from 'node:fs'

export default class TookReporter {
  #took = {}

  onTestModuleEnd(module) {
    const { prepareDuration, collectDuration, duration } = module.diagnostic()
    this.#took[module.moduleId] = prepareDuration + collectDuration + duration
  }

  onTestRunEnd() {
    writeFileSync(process.env.TOOK_FILE, JSON.stringify(this.#took))
  }
}
