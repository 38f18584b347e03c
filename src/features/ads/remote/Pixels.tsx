import styles from './RemoteAd.module.css';

/** Tells the ad's services that it is shown, as they ask for it: by pictures that nobody sees. */
export function Pixels({ addresses }: { addresses: readonly string[] }) {
  return addresses.map((src) => (
    // eslint-disable-next-line @next/next/no-img-element -- an export has nobody to optimize pictures
    <img key={src} src={src} alt="" aria-hidden width={1} height={1} className={styles.pixel} />
  ));
}
