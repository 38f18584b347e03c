import Frame from './frame/Frame';
import Hero from './home/Hero';
import Postcard from './home/Postcard';
import Reasons from './home/Reasons';
import Steps from './home/Steps';
import Trips from './home/Trips';

export default function Onepirate() {
  return (
    <Frame>
      <Hero />
      <Reasons />
      <Trips />
      <Steps />
      <Postcard />
    </Frame>
  );
}
