/** One picture of a route. */
export interface Picture {
  readonly name: string
  readonly title: string
  readonly isPhone: boolean
}

/** One page with every picture, to see the whole product at a glance. */
export function contactSheet(pictures: readonly Picture[]): string {
  const cards = pictures
    .map(
      ({ name, title, isPhone }) =>
        `<figure class="${isPhone ? 'phone' : 'desk'}"><a href="${name}"><img src="${name}" alt="${title}"></a><figcaption>${title}</figcaption></figure>`,
    )
    .join('\n')
  return `<!doctype html><html lang="id"><meta charset="utf-8"><title>Mandor</title>
<style>body{margin:24px;font:13px/1.4 system-ui;background:#dfe3ea;display:flex;flex-wrap:wrap;gap:16px;align-items:flex-start}
figure{margin:0}.desk img{width:480px}.phone img{width:180px}img{display:block;box-shadow:0 1px 4px #0003}figcaption{padding-top:4px}</style>
${cards}</html>`
}
