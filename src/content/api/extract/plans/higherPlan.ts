import type { ApiPlan } from '@/model';
import type { Level } from './redeclaringLevel';

/** Plans, each of which includes those before it. The community plan (undefined) comes before all. */
const order: readonly ApiPlan[] = ['pro', 'premium'];

/** Returns the higher of two plans; undefined is the community plan. */
export function higherPlan(a: ApiPlan | undefined, b: ApiPlan | undefined): ApiPlan | undefined {
  const rank = (plan: ApiPlan | undefined) => (plan ? order.indexOf(plan) : -1);
  return rank(a) >= rank(b) ? a : b;
}

/** Tells whether a plan has everything that another one has. */
export function includesPlan(plan: ApiPlan | undefined, other: ApiPlan | undefined): boolean {
  return higherPlan(plan, other) === plan;
}

/** Returns a plan, or undefined if the lowest level includes it. */
export function aboveBase(
  [base]: readonly Level[],
  plan: ApiPlan | undefined,
): ApiPlan | undefined {
  return includesPlan(base?.plan, plan) ? undefined : plan;
}
