// A reporter: names every test that passed only on its second try, so that no race hides behind the retry.

/** What vitest asks of a reporter. */
export default class SecondTry {
  #names = []

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.#names.push(`${test.module.relativeModuleId} > ${test.fullName}`)
  }

  onTestRunEnd() {
    for (const name of this.#names) console.log(`\nPassed only on the second try: ${name}`)
  }
}
