import { ApiProblem } from '#web/base/api-client.ts'
import { useApp, useFormat } from '#web/base/app-context.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { BudgetBar } from '#web/ui/budget-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ClubShirt } from '#web/ui/club-shirt.tsx'
import { Countdown } from '#web/ui/countdown.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Stat, StatList } from '#web/ui/stat.tsx'
import { RelativeTime } from '#web/ui/time.tsx'
import { Trend } from '#web/ui/trend.tsx'
import { samplePlayers } from './kit-samples.ts'

const hourMs = 3_600_000

export function KitPanels() {
  return (
    <div className="grid gap-4">
      <Marks />
      <Numbers />
      <States />
    </div>
  )
}

function Marks() {
  return (
    <Card title="Marcas" aside="exemplo">
      <div className="flex flex-wrap items-center gap-3">
        <Badge>Campeão</Badge>
        <Badge tone="good">Preciso</Badge>
        <Badge tone="info">Expert</Badge>
        <Badge tone="bad">Suspenso</Badge>
        <Badge tone="brand">VIP</Badge>
        <Badge tone="live">Ao vivo</Badge>
        <Trend direction="up">4</Trend>
        <Trend direction="down">2</Trend>
        <Trend direction="stable" />
        {samplePlayers.map(({ id, shirt, club }) => (
          <ClubShirt key={id} shirt={shirt} size={40} label={club} captain={id === 1} />
        ))}
        <Avatar seed="marta" />
        <Avatar seed="sissi" size={56} />
      </div>
    </Card>
  )
}

function Numbers() {
  const format = useFormat()
  const { renderedAtMs } = useApp()
  return (
    <Card title="Números">
      <div className="grid gap-5">
        <StatList>
          <Stat label="times criados" value={format.number(3)} />
          <Stat
            label="pontos"
            value={format.number(15_420)}
            note={<Trend direction="up">{format.number(312)}</Trend>}
          />
          <Stat label="posição global" value={`#${format.number(1247)}`} />
          <Stat label="última rodada" value={format.pointTenths(627)} />
        </StatList>
        <BudgetBar label="Orçamento" spent={746} total={1000} />
        <BudgetBar label="Orçamento" spent={1035} total={1000} />
        <Progress label="Montando a temporada" percent={62} />
        <Countdown label="Mercado fecha em" endsAtMs={renderedAtMs + 28 * hourMs} ended="Mercado fechado" />
        <p className="text-muted">
          Atualizado <RelativeTime atMs={renderedAtMs - 2 * hourMs} />
        </p>
      </div>
    </Card>
  )
}

function States() {
  const problem = new ApiProblem({ kind: 'internal', status: 500, detail: 'O placar não veio.', requestId: '7f3a' })
  return (
    <Card title="Estados">
      <div className="grid gap-4">
        <EmptyState title="Seu time está vazio" detail="Selecione jogadores para formar seu time">
          <Button look="secondary">Abrir mercado</Button>
        </EmptyState>
        <ErrorState error={problem} retry={() => undefined} />
        <div className="grid gap-2">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-24" />
        </div>
      </div>
    </Card>
  )
}
