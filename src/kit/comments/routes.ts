import * as contract from '#kit/comments/contract.ts'
import { peopleWhoSee } from '#kit/comments/mentions.ts'
import { correctComment, readComments, sayComment, withdrawComment } from '#kit/comments/verbs.ts'
import { fileOwner } from '#kit/files/owners.ts'
import { serve, type Served } from '#kit/http/serve.ts'

export const commentRoutes: readonly Served[] = [
  serve(contract.commentsOf, ({ tx, actor, asked }) => readComments(tx, actor, asked)),
  serve(contract.addComment, ({ tx, actor, asked }) => sayComment(tx, actor, asked)),
  serve(contract.changeComment, ({ tx, actor, asked }) => correctComment(tx, actor, asked)),
  serve(contract.removeComment, ({ tx, actor, asked }) => withdrawComment(tx, actor, asked)),
  serve(contract.whoSees, async ({ tx, actor, asked }) => {
    await fileOwner(asked.subject).mayRead(tx, actor, asked.ownerId)
    return peopleWhoSee(tx, actor, asked)
  }),
]
