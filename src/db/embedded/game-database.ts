import { escapeLiteral, type Client } from 'pg'

const name = 'craque'

export const gameRole = { user: name, database: name }

async function exists(client: Client, question: string): Promise<boolean> {
  return (await client.query(question, [name])).rowCount === 1
}

/** A role without special rights, so that no query of ours, however wrong, reaches outside its own database. */
export async function ensureGameDatabase(
  client: Client,
  password: string | undefined,
): Promise<{ user: string; database: string }> {
  if (!(await exists(client, 'select 1 from pg_roles where rolname = $1'))) {
    await client.query(
      `create role ${name} login${password === undefined ? '' : ` password ${escapeLiteral(password)}`}`,
    )
  }
  if (!(await exists(client, 'select 1 from pg_database where datname = $1'))) {
    await client.query(`create database ${name} owner ${name}`)
  }
  return gameRole
}
