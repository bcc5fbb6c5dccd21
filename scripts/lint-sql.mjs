/** Our own rule for oxlint (.oxlintrc.json). */

/** Forbids `sql<T>`, because nothing compares such a type with the rows of the answer. */
const noBareType = {
  create: (context) => ({
    TaggedTemplateExpression: (node) => {
      if (node.tag.type === 'Identifier' && node.tag.name === 'sql' && node.typeArguments)
        context.report({
          node: node.tag,
          message: 'Declare the row as a value: rowOf({ id: int }).sql`...` (db/connection/row.ts).',
        })
    },
  }),
}

// oxlint-disable-next-line import/no-default-export -- a plugin is loaded by it
export default { meta: { name: 'craque' }, rules: { 'no-bare-sql-type': noBareType } }
