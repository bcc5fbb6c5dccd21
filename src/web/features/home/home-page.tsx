import { Closing } from './closing.tsx'
import { FeatureCards } from './feature-cards.tsx'
import { Figures } from './figures.tsx'
import { Hero } from './hero.tsx'
import { Today } from './today.tsx'

export function HomePage() {
  return (
    <>
      <Hero />
      <Today />
      <FeatureCards />
      <Figures />
      <Closing />
    </>
  )
}
