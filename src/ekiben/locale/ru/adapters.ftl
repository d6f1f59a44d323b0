# Двери других библиотек.

adapter-missing = Здесь нужна библиотека { $library }, а она не установлена (нет модуля { $module }). Запустите: python3 bootstrap.py research — или установите ekiben[research].
adapter-deals = Нужна хотя бы одна раздача, а не { $deals }.
adapter-seat = Для ученика нет места { $seat }; места: { $seats }.
adapter-opponents = Других мест: { $seats }; названо соперников: { $given }. Назовите по одному на каждое место или одного на все.
adapter-illegal = На недопустимое действие нельзя ответить { $given }; выберите одно из: { $known }.
cuda-missing = Для партий на видеокарте нужен пакет numba-cuda, а он здесь не установлен. Установите ekiben[cuda].
cuda-no-device = Для партий на видеокарте нужна карта NVIDIA с драйвером, а здесь её нет. Те же партии на процессоре играет ekiben.research.Batch.
