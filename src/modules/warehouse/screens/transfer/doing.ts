/** What is being done with a transfer, in a sheet over its page. */
export type Doing = 'receive' | 'settle' | 'void'
